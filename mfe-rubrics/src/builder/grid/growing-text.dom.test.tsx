import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GrowingText } from './growing-text';
import { useFocusPlace } from './use-focus-place';

/** Whether what points is as exact as a mouse. */
let isMouse = true;
window.matchMedia = () => ({ matches: isMouse }) as MediaQueryList;
beforeEach(() => {
  isMouse = true;
});

const written: string[] = [];
const open = (value: string) =>
  render(
    <>
      <GrowingText
        place="row other"
        value=""
        placeholder=""
        label="Other cell"
        maxLength={20}
        onWrite={() => undefined}
      />
      <GrowingText
        place="row column"
        value={value}
        placeholder="What this looks like"
        label="Cell"
        maxLength={20}
        onWrite={(_, text) => written.push(text)}
      />
      <button type="button">Next</button>
    </>,
  );

const cell = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Cell' });
const otherCell = () => screen.getByRole('textbox', { name: 'Other cell' });
const isField = () => cell().tagName === 'TEXTAREA';

it('is a field from when it gets the focus until it loses it, and is gone on with at its end', async () => {
  const user = userEvent.setup();
  open('often');
  expect([isField(), cell().textContent, cell().dataset.place]).toEqual([false, 'often', 'row column']);
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(cell());
  await user.keyboard(' so');
  expect([isField(), cell().value, written.at(-1)]).toEqual([true, 'often so', 'often so']);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button'));
  expect(isField()).toBe(false);
});

it('is a field from the beginning where the focus waits for it, and is given it once', () => {
  const { result } = renderHook(useFocusPlace);
  act(() => result.current('row column'));
  const given: string[] = [];
  document.addEventListener('focusin', ({ target }) => given.push((target as Element).tagName));
  open('often');
  expect([given, document.activeElement === cell()]).toEqual([['TEXTAREA'], true]);
});

it('is a field before anything else can happen: a press right after lands in it', () => {
  open('often');
  const enters = new MouseEvent('pointerover', { bubbles: true, relatedTarget: document.body });
  cell().dispatchEvent(enters);
  expect(isField()).toBe(true);
});

it('is a field while a mouse points at it', async () => {
  const user = userEvent.setup();
  open('often');
  await user.hover(cell());
  expect(isField()).toBe(true);
  await user.hover(cell());
  await user.unhover(cell());
  expect(isField()).toBe(false);
});

it('is no field once the next one is pointed at, also where nobody said that the mouse had left', () => {
  open('often');
  fireEvent.pointerEnter(cell());
  expect(isField()).toBe(true);
  fireEvent.pointerEnter(otherCell());
  expect(isField()).toBe(false);
});

it('goes on having the focus while another window is used', async () => {
  open('often');
  const user = userEvent.setup();
  await user.tab();
  await user.tab();
  // The focus is still here, it is the window that has none.
  fireEvent.blur(cell());
  expect(document.activeElement).toBe(cell());
  expect(isField()).toBe(true);
});

it.each([
  ['nothing with what it is for', '', '', 'What this looks like'],
  ['a text without it', 'often', 'often', undefined],
  ['the line that begins at its end', 'often\n', 'often\n\n', undefined],
])('shows %s', (_, value, text, placeholder) => {
  open(value);
  expect([cell().textContent, cell().dataset.placeholder]).toEqual([text, placeholder]);
  expect(cell().getAttribute('aria-placeholder')).toBe('What this looks like');
});

it('is always a field where fingers point', () => {
  isMouse = false;
  open('often');
  expect([isField(), cell().value]).toEqual([true, 'often']);
});
