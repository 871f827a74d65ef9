/** Reserve buttons tell their troubles as toasts (spec section 8). */

import { startReserveButtons } from '../../booking/reserve-button/reserve.ts';
import { toast } from '../../ui/toast/toast.ts';

export function startReserving(): void {
  startReserveButtons(({ title, description, destructive }) =>
    toast({ title, description, variant: destructive ? 'destructive' : 'default' }),
  );
}
