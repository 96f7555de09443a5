import { scrollerOf, topIn } from './scroller';

/** An element in another one with these heights, in pixels. */
function inside(
  overflowY: string,
  { scrollHeight, clientHeight }: Record<'scrollHeight' | 'clientHeight', number>,
) {
  document.body.innerHTML = '<div id="around"><p id="list"></p></div>';
  const around = document.querySelector<HTMLElement>('#around')!;
  around.style.overflowY = overflowY;
  for (const [name, value] of Object.entries({ scrollHeight, clientHeight }))
    Object.defineProperty(around, name, { value });
  return { around, list: document.querySelector('#list')! };
}

const tall = { scrollHeight: 2000, clientHeight: 500 };

it('rows are scrolled with the nearest part of the page that scrolls', () => {
  const { around, list } = inside('auto', tall);
  expect(scrollerOf(list)).toBe(around);
});

it.each([
  ['is as high as what is in it', 'auto', { scrollHeight: 500, clientHeight: 500 }],
  ['shows all that is in it', 'visible', tall],
])('and with the window where what is around them %s', (_, overflow, heights) => {
  expect(scrollerOf(inside(overflow, heights).list)).toBeNull();
});

it('how far down rows begin does not change as they are scrolled', () => {
  const { around, list } = inside('auto', tall);
  around.getBoundingClientRect = () => ({ top: 100 }) as DOMRect;
  list.getBoundingClientRect = () => ({ top: 160 - around.scrollTop }) as DOMRect;
  expect(topIn(around, list)).toBe(60);
  around.scrollTop = 400;
  expect(topIn(around, list)).toBe(60);
});
