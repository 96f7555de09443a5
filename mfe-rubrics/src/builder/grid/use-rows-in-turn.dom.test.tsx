import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useRowsInTurn } from './use-rows-in-turn';

const ROWS = ['1', '2', '3', '4', '5'];

function Grid({ categories }: { categories: readonly string[] }) {
  const grid = useRef<HTMLDivElement>(null);
  useRowsInTurn(grid, categories);
  return (
    <div ref={grid}>
      {categories.map((category) => (
        <section key={category}>
          {ROWS.map((row) => (
            <div key={row} data-part="row">
              <button type="button">{category + row}</button>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

const toCome = () => [...document.querySelectorAll('[data-to-come]')].map((row) => row.textContent);
const frame = () => act(() => jest.advanceTimersToNextFrame());

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('rows come back a few in a frame when categories stand in another order', () => {
  const { rerender } = render(<Grid categories={['a', 'b']} />);
  expect(toCome()).toEqual([]);
  rerender(<Grid categories={['b', 'a']} />);
  frame();
  expect(toCome()).toHaveLength(10);
  frame();
  expect(toCome()).toEqual(['b3', 'b4', 'b5', 'a1', 'a2', 'a3', 'a4', 'a5']);
  for (let come = 0; come < 3; come += 1) frame();
  expect(toCome()).toEqual(['a4', 'a5']);
  frame();
  expect(toCome()).toEqual([]);
});

it('all rows are there when they are moved again or the grid goes', () => {
  const { rerender, unmount } = render(<Grid categories={['a', 'b']} />);
  rerender(<Grid categories={['b', 'a']} />);
  const rows = [...document.querySelectorAll('[data-part="row"]')];
  unmount();
  expect(rows.some((row) => row.hasAttribute('data-to-come'))).toBe(false);
});

it('a category more or fewer hides nothing, nor does the row in which somebody is', () => {
  const { rerender } = render(<Grid categories={['a', 'b']} />);
  rerender(<Grid categories={['a', 'b', 'c']} />);
  rerender(<Grid categories={['a', 'c']} />);
  expect(toCome()).toEqual([]);
  screen.getByRole('button', { name: 'c2' }).focus();
  const { activeElement } = document;
  rerender(<Grid categories={['c', 'a']} />);
  expect(toCome()).not.toContain('c2');
  expect(document.activeElement).toBe(activeElement);
});
