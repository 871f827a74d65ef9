/** Reserve buttons show their errors as toasts (spec section 8), whose texts are loaded on demand like the toasts. */
import { startReserveButtons } from '../../booking/reserve-button/reserve.ts';
import { logFailure } from '../../island/load-chunk.ts';

export function startReserving(): void {
  startReserveButtons((failure) => {
    import('./reserve-failures.ts')
      .then(({ showReserveFailure }) => showReserveFailure(failure))
      .catch(logFailure);
  });
}
