import { jumpToRow } from './jump';

it('leads to the top of a row, as one of many levels is higher than a phone, with the focus in its choices', () => {
  globalThis.CSS = { escape: (text: string) => text } as never;
  document.body.innerHTML =
    '<div data-row="a"></div><div data-row="b"><button role="radio" tabindex="-1"></button><button role="radio" tabindex="0"></button></div>';
  const scrolled: [Element, unknown][] = [];
  Element.prototype.scrollIntoView = function (this: Element, how) {
    scrolled.push([this, how]);
  };
  jumpToRow('b');
  const row = document.querySelector('[data-row="b"]')!;
  expect(scrolled).toEqual([[row, { block: 'start' }]]);
  expect(document.activeElement).toBe(row.lastElementChild);
});
