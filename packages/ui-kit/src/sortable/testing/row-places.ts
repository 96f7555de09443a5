/** Pixels of a thing in a list, where there is no layout. */
const HEIGHT = 40;

/** Gives things that carry a handle a place one below the other, as a browser would. */
export function placeRows() {
  const real = Element.prototype.getBoundingClientRect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const rows = [...document.querySelectorAll('[data-handle]')].map((handle) => handle.closest('li, tr'));
    const index = rows.indexOf(this.closest('li, tr') as HTMLElement);
    return index === -1 ? real.call(this) : new DOMRect(0, index * HEIGHT, 300, HEIGHT);
  });
}
