import { sameScreen, screenOf } from './same-screen';

it('an entry of the history tells the screen it was given', () => {
  expect(screenOf({ state: sameScreen('i1') })).toBe('i1');
});

it.each([[null], [undefined], ['text'], [{ from: '/' }], [{ screen: 7 }]])('%j tells none', (state) => {
  expect(screenOf({ state })).toBeNull();
});
