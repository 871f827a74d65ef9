/** Acts after changes of the elements below a node; never in a browser that cannot report them. */
export function whenChanged(target: Node, act: (changes: readonly MutationRecord[]) => void): void {
  if ('MutationObserver' in window)
    new MutationObserver(act).observe(target, { childList: true, subtree: true });
}
