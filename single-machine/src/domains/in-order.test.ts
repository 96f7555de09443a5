import { inOrder } from './in-order';

const names = (...parts: { name: string; after?: string[] }[]) => inOrder(parts).map(({ name }) => name);

it('puts each after those that it names, however far away', () => {
  const steps = { name: 'steps', after: ['scripts'] };
  const scripts = { name: 'scripts', after: ['people', 'tools'] };
  const tools = { name: 'tools', after: ['people'] };
  expect(names(steps, scripts, tools, { name: 'people' })).toEqual(['people', 'tools', 'scripts', 'steps']);
});

it('leaves the order of the others alone', () => {
  expect(names({ name: 'a' }, { name: 'b' }, { name: 'c' })).toEqual(['a', 'b', 'c']);
});

it('does not wait for who is not there', () => {
  expect(names({ name: 'a', after: ['gone'] })).toEqual(['a']);
});

it('says who waits for each other', () => {
  const circle = [
    { name: 'a', after: ['b'] },
    { name: 'b', after: ['a'] },
  ];
  expect(() => inOrder(circle)).toThrow('These wait for each other: a, b.');
});
