import type { Observation, ObservationNews } from '@coaching/contracts';
import { presentObservation } from '../observation/present-observation';
import { anActor, anObservation } from '../testing/builders';
import { seenId } from './seen-id';
import { tellNews } from './tell-news';

const first = presentObservation(anObservation({ title: 'Fractions' }), anActor('coach'));
const second: Observation = { ...first, title: 'Decimals', revision: 2 };

async function* times(count: number) {
  for (let look = 0; look < count; look += 1) yield;
}

/** All that is told to somebody who looks at these, one after the other. */
async function toldOf(versions: (Observation | null)[], last_id = '') {
  const told: { id: string; data: ObservationNews }[] = [];
  let looked = 0;
  const look = async () => versions[looked++] ?? null;
  for await (const event of tellNews(times(versions.length), look, last_id)) told.push(event);
  return { told, looked };
}

it('begins with the whole, and goes on with changes', async () => {
  const { told } = await toldOf([first, second]);
  expect(told).toEqual([
    { id: seenId(first), data: { kind: 'whole', observation: first } },
    { id: seenId(second), data: expect.objectContaining({ kind: 'change', after: 1, revision: 2 }) },
  ]);
});

it('says nothing while there is nothing new', async () => {
  expect((await toldOf([first, first, first])).told).toHaveLength(1);
});

it('leaves out the whole for who has seen it, and tells them what changes then', async () => {
  expect((await toldOf([first], seenId(first))).told).toEqual([]);
  expect((await toldOf([first, second], seenId(first))).told).toMatchObject([{ data: { kind: 'change' } }]);
});

it('tells the whole again to who has seen another version', async () => {
  expect((await toldOf([second], seenId(first))).told).toMatchObject([{ data: { kind: 'whole' } }]);
  expect((await toldOf([second], 'anything')).told).toMatchObject([{ data: { kind: 'whole' } }]);
});

it('ends when it is gone, and looks no more', async () => {
  const { told, looked } = await toldOf([first, null, second]);
  expect(told.at(-1)).toEqual({ id: 'gone', data: { kind: 'gone' } });
  expect([told.length, looked]).toEqual([2, 2]);
});
