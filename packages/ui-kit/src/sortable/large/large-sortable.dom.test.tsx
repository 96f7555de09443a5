import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { UiProvider } from '../../provider/ui-provider';
import { moved } from '../order';
import { LargeSortableArea } from './large-sortable-area';
import { LargeSortableItem } from './large-sortable-item';

const HEIGHT = 40;
const drawn: string[] = [];
let stands = 0;

beforeEach(() => {
  drawn.length = 0;
  Element.prototype.scrollIntoView = () => undefined;
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT);
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return [...document.querySelectorAll('li')].indexOf(this as HTMLLIElement) * HEIGHT;
  });
});
afterEach(() => jest.restoreAllMocks());

function shown(names = ['Goals', 'Evidence', 'Feedback', 'Next steps']) {
  const moves: [string, number][] = [];
  function Thing({ name }: { name: string }) {
    return (
      <LargeSortableItem itemKey={name} name={name}>
        {({ handle, ref }) => {
          drawn.push(name);
          return (
            <li ref={ref}>
              {handle}
              {name}
            </li>
          );
        }}
      </LargeSortableItem>
    );
  }
  function Screen() {
    const [keys, setKeys] = useState(names);
    return (
      <LargeSortableArea
        keys={keys}
        nameOf={(key) => key}
        onMove={(key, to) => {
          moves.push([key, to]);
          setKeys(moved(keys, key, to));
        }}
      >
        <ul>
          {keys.map((key) => (
            <Thing key={key} name={key} />
          ))}
        </ul>
      </LargeSortableArea>
    );
  }
  render(
    <UiProvider env="test">
      <Screen />
    </UiProvider>,
  );
  stands = drawn.length;
  return moves;
}

const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const press = (key: string) =>
  act(() => void fireEvent.keyDown(document.activeElement!, { key, code: key === ' ' ? 'Space' : key }));

it('is moved by keyboard, with each step announced, and nothing is drawn again before it is put down', () => {
  const moves = shown();
  handle('Goals').focus();
  press(' ');
  expect(said()).toBe('Picked up Goals, position 1 of 4.');
  press('ArrowDown');
  expect(said()).toBe('Goals is now at position 2 of 4.');
  press('ArrowDown');
  press('ArrowRight');
  expect(said()).toBe('Goals is now at position 3 of 4.');
  expect(handle('Goals').getAttribute('aria-pressed')).toBe('true');
  expect(drawn).toHaveLength(stands);
  press(' ');
  expect(said()).toBe('Goals was put down at position 3 of 4.');
  expect(moves).toEqual([['Goals', 2]]);
  expect(order()).toEqual(['Evidence', 'Feedback', 'Goals', 'Next steps']);
  expect(document.activeElement).toBe(handle('Goals'));
  expect(screen.getAllByRole('listitem').map(({ style }) => style.transform)).toEqual(['', '', '', '']);
});

it('goes back by Escape, and no further than the ends', () => {
  const moves = shown();
  handle('Evidence').focus();
  press('Enter');
  for (let times = 0; times < 3; times += 1) press('ArrowUp');
  expect(said()).toBe('Evidence is now at position 1 of 4.');
  press('Escape');
  expect(said()).toBe('Evidence is back at position 2 of 4.');
  expect(moves).toEqual([]);
});

it('its handle describes how', () => {
  shown();
  const instructions = document.getElementById(handle('Goals').getAttribute('aria-describedby')!);
  expect(instructions?.textContent).toMatch(/^Press Space to pick it up, the arrow keys to move it/);
});

const point = (name: string, type: string, clientY = 0) =>
  act(() => {
    // jsdom has no pointer events of its own.
    handle(name).dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: 10, clientY }));
  });

/** A pointer that presses a handle and moves, in pixels from the top. */
function drag(name: string, ...ways: number[]) {
  ways.forEach((way, index) => {
    point(name, index === 0 ? 'pointerdown' : 'pointermove', way);
  });
}
const letGo = (name: string) => point(name, 'pointerup');

it('is dragged by a pointer, and a press without a drag moves nothing', () => {
  const moves = shown();
  drag('Goals', 20, 22);
  letGo('Goals');
  expect(moves).toEqual([]);
  expect(said()).toBe('');
  drag('Goals', 20, 30, 64);
  expect(said()).toBe('Goals is now at position 2 of 4.');
  letGo('Goals');
  expect(moves).toEqual([['Goals', 1]]);
  expect(said()).toBe('Goals was put down at position 2 of 4.');
});

it('is left where it was by Escape and where the browser takes the pointer', () => {
  const moves = shown();
  drag('Goals', 20, 30, 150);
  press('Escape');
  letGo('Goals');
  drag('Feedback', 100, 90, 10);
  point('Feedback', 'pointercancel');
  letGo('Feedback');
  expect(moves).toEqual([]);
  expect(said()).toBe('Feedback is back at position 3 of 4.');
});
