/** Spec section 4: after more than 50 px of scrolling the header becomes solid and shorter. */
const header = document.querySelector('[data-header]');
const update = () => header?.toggleAttribute('data-scrolled', window.scrollY > 50);
window.addEventListener('scroll', update, { passive: true });
update();
