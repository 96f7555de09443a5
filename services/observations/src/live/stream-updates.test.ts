import { anActor } from '@coaching/access/testing';
import type { Observation, ObservationUpdate } from '@coaching/contracts';
import { seenId, streamUpdates } from '@coaching/service-kit';
import { presentObservation } from '../observation/present-observation';
import { anObservation } from '../testing/builders';

const first = presentObservation(anObservation({ title: 'Fractions' }), anActor({ uid: 'coach' }));
const second: Observation = { ...first, title: 'Decimals', revision: 2 };

async function* times(count: number) {
  for (let look = 0; look < count; look += 1) yield;
}

/** All that is sent to somebody who looks at these, one after the other. */
async function streamOf(versions: (Observation | null)[], last_id = '') {
  const sent: { id: string; data: ObservationUpdate }[] = [];
  let looked = 0;
  const look = async () => versions[looked++] ?? null;
  for await (const event of streamUpdates(
    { name: 'observation', list: 'items' },
    times(versions.length),
    look,
    last_id,
  ))
    sent.push(event);
  return { sent, looked };
}

it('begins with the whole, and goes on with changes', async () => {
  const { sent } = await streamOf([first, second]);
  expect(sent).toEqual([
    { id: seenId(first), data: { kind: 'whole', observation: first } },
    { id: seenId(second), data: expect.objectContaining({ kind: 'change', after: 1, revision: 2 }) },
  ]);
});

it('says nothing while there is nothing new', async () => {
  expect((await streamOf([first, first, first])).sent).toHaveLength(1);
});

it('leaves out the whole for who has seen it, and sends them what changes then', async () => {
  expect((await streamOf([first], seenId(first))).sent).toEqual([]);
  expect((await streamOf([first, second], seenId(first))).sent).toMatchObject([{ data: { kind: 'change' } }]);
});

it('sends the whole again to who has seen another version', async () => {
  expect((await streamOf([second], seenId(first))).sent).toMatchObject([{ data: { kind: 'whole' } }]);
  expect((await streamOf([second], 'anything')).sent).toMatchObject([{ data: { kind: 'whole' } }]);
});

it('ends when it is gone, and looks no more', async () => {
  const { sent, looked } = await streamOf([first, null, second]);
  expect(sent.at(-1)).toEqual({ id: 'gone', data: { kind: 'gone' } });
  expect([sent.length, looked]).toEqual([2, 2]);
});
