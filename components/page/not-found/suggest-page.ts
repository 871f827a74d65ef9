/** On the not-found page: redirects to a moved page, or else suggests a page by the words in the address. */
import { joinAddress } from '../../base/join-address.ts';
import { href } from '../../base/settings.ts';
import { findSuggestion, movedTo, type Suggestion } from './find-suggestion.ts';
import { redirectTo, visitedPath } from './redirect.ts';

export function start(): void {
  const notice = document.querySelector<HTMLElement>('[data-suggestions]');
  if (!notice) return;
  const path = visitedPath();
  const target = movedTo(path, JSON.parse(notice.dataset.moved ?? '{}'));
  if (target) redirectTo(target, joinAddress);
  else suggest(notice, path);
}

function suggest(place: HTMLElement, path: string): void {
  console.warn(`Page not found: ${path}`);
  const list: Suggestion[] = JSON.parse(place.dataset.suggestions ?? '[]');
  const found = findSuggestion(path, list);
  const line = place.querySelector<HTMLElement>('[data-suggestion]');
  const link = line?.querySelector('a');
  if (!found || !line || !link) return;
  link.href = href(found.path);
  link.textContent = found.label;
  line.hidden = false;
}
