/** After a return from the page that a link opened, or after Escape has stopped it, another press of the link is no double click. */
export function followReturns(): void {
  const forget = () => {
    if (window.heldInput) window.heldInput.followed = undefined;
  };
  document.addEventListener('visibilitychange', forget);
  addEventListener('pageshow', ({ persisted }) => persisted && forget());
  addEventListener('keydown', ({ key }) => key === 'Escape' && forget());
}
