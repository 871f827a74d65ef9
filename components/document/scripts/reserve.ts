/** Reserve buttons show their errors as toasts (spec section 8). */

import { startReserveButtons } from '../../booking/reserve-button/reserve.ts';
import { showToast } from '../../ui/toast/show-toast.ts';

export function startReserving(): void {
  startReserveButtons(({ title, description, destructive }) =>
    showToast({ title, description, variant: destructive ? 'destructive' : 'default' }),
  );
}
