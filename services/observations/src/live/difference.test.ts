import { anActor } from '@coaching/access/testing';
import { applyObservationUpdate, type Observation, type ObservationItem } from '@coaching/contracts';
import { difference as differenceOf, seenId } from '@coaching/service-kit';
import { presentObservation } from '../observation/present-observation';
import { anItem, anObservation } from '../testing/builders';

const difference = (before: Observation, after: Observation) => differenceOf('items', before, after);

const coach = anActor({ uid: 'coach' });
const seen = (more: Partial<Observation> = {}): Observation => ({
  ...presentObservation(anObservation({ title: 'Fractions' }), coach),
  ...more,
});
/** The same, made anew as on its way to a browser. */
const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
const line = (uid: string, more: Partial<ObservationItem> = {}) => anItem({ uid, ...more });

describe('the difference of two versions', () => {
  it('is nothing when nothing is different', () => {
    const items = [line('a')];
    expect(difference(seen({ items }), seen({ items: copyOf(items) }))).toBeNull();
  });

  it('names the fields that changed and no others', () => {
    const after = seen({ revision: 2, title: 'Decimals', duration: 3 });
    expect(difference(seen(), after)).toEqual({
      kind: 'change',
      revision: 2,
      after: 1,
      fields: { title: 'Decimals', duration: 3 },
      items: [],
    });
  });

  it('names new and changed lines, and the order when it is another', () => {
    const [a, b, c] = [line('a'), line('b'), line('c')];
    const changed = { ...b, data: '<p>More</p>' };
    expect(difference(seen({ items: [a, b] }), seen({ revision: 2, items: [a, changed] }))).toMatchObject({
      items: [changed],
    });
    expect(
      difference(seen({ items: [a, b] }), seen({ revision: 2, items: [a, changed] })),
    ).not.toHaveProperty('order');
    expect(difference(seen({ items: [a, b] }), seen({ revision: 2, items: [c, a] }))).toMatchObject({
      items: [c],
      order: ['c', 'a'],
    });
  });

  it('includes a new name that came without a save', () => {
    const named = seen();
    const renamed = seen({ client_embed: { ...named.client_embed, username: 'Mr. Lee' } });
    expect(difference(named, renamed)).toMatchObject({
      revision: 1,
      after: 1,
      fields: { client_embed: { username: 'Mr. Lee' } },
    });
    expect(seenId(renamed)).not.toBe(seenId(named));
  });

  it('takes along a save of which nothing is to be seen', () => {
    expect(difference(seen(), seen({ revision: 2 }))).toEqual({
      kind: 'change',
      revision: 2,
      after: 1,
      fields: {},
      items: [],
    });
  });
});

/** Numbers that look random and are the same each time. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
}

/** What a coach may do to a script between two looks of a reader. */
function anyChange(before: Observation, pick: (below: number) => number): Observation {
  const items = [...before.items];
  const at = pick(items.length + 1);
  const after = { ...before, revision: before.revision + 1 + pick(3) };
  switch (pick(7)) {
    case 0:
      return { ...after, items: items.toSpliced(at, 0, line(`n${after.revision}`)) };
    case 1:
      return { ...after, items: items.toSpliced(at, 1) };
    case 2:
      return { ...after, items: items.map((item, index) => (index === at ? { ...item, notes: 'N' } : item)) };
    case 3:
      return { ...after, items: items.toReversed() };
    case 4:
      return {
        ...after,
        title: `Title ${pick(3)}`,
        end_timestamp: pick(2) ? '2026-03-02T10:00:00.000Z' : null,
      };
    case 5:
      return { ...after, items: [], duration: pick(60) };
    default:
      return { ...before, user_embed: { ...before.user_embed, username: `Name ${pick(3)}` } };
  }
}

it('applied to what was seen is always what there is, and leaves untouched lines the same objects', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const pick = numbersFrom(seed);
    let server = seen({ items: [line('a'), line('b'), line('c')] });
    let browser: Observation = copyOf(server);
    for (let step = 0; step < 25; step += 1) {
      const before = server;
      for (let saves = pick(3); saves >= 0; saves -= 1) server = anyChange(server, pick);
      const news = difference(before, server);
      if (news?.kind !== 'change') continue;
      const sent = copyOf(news);
      const next = applyObservationUpdate(browser, sent);
      expect(next).toEqual(server);
      const included = new Set(sent.items.map(({ uid }) => uid));
      expect(next!.items.every((item) => included.has(item.uid) || browser.items.includes(item))).toBe(true);
      browser = next!;
    }
  }
});
