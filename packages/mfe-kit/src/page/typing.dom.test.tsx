import { PAUSE_MS, whenPaused } from './typing';

let done: jest.Mock;
let field: HTMLInputElement;

beforeEach(() => {
  jest.useFakeTimers();
  done = jest.fn();
  field = document.body.appendChild(document.createElement('input'));
});
afterEach(() => {
  jest.useRealTimers();
  field.remove();
});

const press = () => field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));

it('is done at once where nothing is typed into', () => {
  whenPaused(done);
  expect(done).toHaveBeenCalledTimes(1);
});

it('waits for the end of a word', () => {
  field.focus();
  whenPaused(done);
  for (let key = 0; key < 20; key += 1) {
    jest.advanceTimersByTime(PAUSE_MS - 1);
    press();
  }
  expect(done).not.toHaveBeenCalled();
  jest.advanceTimersByTime(PAUSE_MS);
  expect(done).toHaveBeenCalledTimes(1);
  press();
  jest.advanceTimersByTime(PAUSE_MS * 2);
  expect(done).toHaveBeenCalledTimes(1);
});
