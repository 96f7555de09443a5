import { firstListState, writeListState } from './list-address';
import { readChoice, readChoices, readText } from './list-filters';

const subjects = ['math', 'art', 'music'] as const;
const search = (address: string) => new URLSearchParams(address);

it.each([
  ['', undefined],
  ['subject=art', 'art'],
  ['subject=art&subject=math', 'art'],
  ['subject=magic', undefined],
])('reads one choice of %j', (address, choice) => {
  expect(readChoice(search(address), 'subject', subjects)).toBe(choice);
});

it.each([
  ['', undefined],
  ['subject=music&subject=math&subject=math', ['math', 'music']],
  ['subject=magic', undefined],
  ['subject=magic&subject=art', ['art']],
])('reads several choices of %j', (address, choices) => {
  expect(readChoices(search(address), 'subject', subjects)).toEqual(choices);
});

it.each([
  ['', undefined],
  ['name=', undefined],
  ['name=+frac+', 'frac'],
  [`name=${'x'.repeat(300)}`, 'x'.repeat(100)],
])('reads a text of %j', (address, text) => {
  expect(readText(search(address), 'name')).toBe(text);
});

it.each(['', 'subject=math', 'subject=math&subject=music', 'page=2&subject=art&name=frac'])(
  'writes %j again',
  (address) => {
    const first = { ...firstListState('title'), subject: undefined, name: undefined };
    const state = {
      ...first,
      page: Number(search(address).get('page') ?? 1),
      subject: readChoices(search(address), 'subject', subjects),
      name: readText(search(address), 'name'),
    };
    expect(writeListState<object>(state, first).toString()).toBe(address);
  },
);

it('leaves out several choices that are as at first', () => {
  const first = { subject: ['art', 'math'] };
  expect(writeListState({ subject: ['art', 'math'] }, first).toString()).toBe('');
  expect(writeListState({ subject: ['art'] }, first).toString()).toBe('subject=art');
});
