/** Sets an attribute while a field is in the lowest 15 % of the window, so that the fixed elements there are hidden. */
export function watchFieldsBelow(): void {
  const below = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) below.add(target);
        else below.delete(target);
      }
      document.documentElement.toggleAttribute('data-field-below', below.size > 0);
    },
    { rootMargin: '-85% 0px 0px' },
  );
  for (const field of document.querySelectorAll('main :is(input, textarea, select)')) observer.observe(field);
}
