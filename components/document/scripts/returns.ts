/** A visitor who is back from the page that a link opened, or has stopped it, presses the link anew: it is no double click. */
export function followReturns(): void {
  const forget = () => {
    if (window.heldInput) window.heldInput.followed = undefined;
  };
  document.addEventListener('visibilitychange', forget);
  window.addEventListener('pageshow', ({ persisted }) => persisted && forget());
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && forget());
}
