const scrolls = (element: Element) =>
  /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight;

/** The part of the page that an element is scrolled with, such as a dialog; null where that is the window. */
export function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (scrolls(around)) return around;
  return null;
}

/** Pixels from the top of all that is scrolled to the top of an element in it. */
export function topIn(scroller: Element | null, element: Element): number {
  const { top } = element.getBoundingClientRect();
  const from = scroller
    ? scroller.getBoundingClientRect().top + scroller.clientTop - scroller.scrollTop
    : -window.scrollY;
  return Math.round(top - from);
}
