/** Reserve buttons tell their troubles as toasts (spec section 8). */

import { preloadEmbedScript } from '../../booking/reserve-button/preload-embed.ts';
import { startReserveButtons } from '../../booking/reserve-button/reserve.ts';
import { toast } from '../../ui/toast/toast.ts';

startReserveButtons(({ title, description, destructive }) =>
  toast({ title, description, variant: destructive ? 'destructive' : 'default' }),
);
preloadEmbedScript();
