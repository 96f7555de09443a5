import { anEvent } from '../testing/events';
import { inTurn } from './in-turn';

it('begins the next event when the one before is done, also when that failed', async () => {
  const told: string[] = [];
  const ends: (() => void)[] = [];
  const handle = inTurn(async ({ id }) => {
    told.push(`begins ${id}`);
    await new Promise<void>((resolve) => ends.push(resolve));
    told.push(`ends ${id}`);
    if (id === 'first') throw new Error('not now');
  });
  const [first, second] = ['first', 'second'].map((id) => handle({ ...anEvent(), id }));
  const outcome = first!.catch((error: Error) => error.message);
  await new Promise(setImmediate);
  expect(told).toEqual(['begins first']);
  ends.shift()!();
  expect(await outcome).toBe('not now');
  await new Promise(setImmediate);
  expect(told).toEqual(['begins first', 'ends first', 'begins second']);
  ends.shift()!();
  await second;
  expect(told.at(-1)).toBe('ends second');
});
