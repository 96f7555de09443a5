import { chance } from '@coaching/access/testing';
import { anOuting, aStop, type Outing, outings, type Stop } from './testing/outing';

const { isSame, merge } = outings;

const categories = ['food', 'place'];
const rows = ['one', 'two', 'three'];
const seeds = Array.from({ length: 300 }, (_, index) => index + 1);

/** One side at work: each word it writes is its own and new. */
function aSide(name: string, random: () => number) {
  let count = 0;
  const word = () => {
    count += 1;
    return `${name}${count}`;
  };
  const pick = <One>(of: readonly One[]): One => of[Math.floor(random() * of.length)]!;

  function changeStop(outing: Outing, change: (stop: Stop) => Stop): Outing {
    if (outing.stops.length === 0) return outing;
    const { uid } = pick(outing.stops);
    return { ...outing, stops: outing.stops.map((stop) => (stop.uid === uid ? change(stop) : stop)) };
  }

  function addGuest(stop: Stop): Stop {
    const uid = word();
    return { ...stop, guests: [...stop.guests, { uid, name: uid }] };
  }

  function renameGuest(stop: Stop): Stop {
    if (stop.guests.length === 0) return stop;
    const { uid } = pick(stop.guests);
    const name = word();
    return { ...stop, guests: stop.guests.map((guest) => (guest.uid === uid ? { uid, name } : guest)) };
  }

  function rate(outing: Outing): Outing {
    const [category, row] = [pick(categories), pick(rows)];
    const now = outing.ratings[category]?.[row] ?? { stars: null, notes: null };
    const change = random() < 0.5 ? { stars: Math.ceil(random() * 1e9) } : { notes: `<p>${word()}</p>` };
    const ratings = {
      ...outing.ratings,
      [category]: { ...outing.ratings[category], [row]: { ...now, ...change } },
    };
    return { ...outing, ratings };
  }

  const edits: readonly ((outing: Outing) => Outing)[] = [
    (outing) => ({ ...outing, title: word() }),
    (outing) => ({ ...outing, plan: `<p>${word()}</p>` }),
    (outing) => ({ ...outing, stops: outing.stops.toSpliced(Math.floor(random() * 4), 0, aStop(word())) }),
    (outing) => changeStop(outing, (stop) => ({ ...stop, place: word() })),
    (outing) => changeStop(outing, (stop) => ({ ...stop, remark: `<p>${word()}</p>` })),
    (outing) => changeStop(outing, addGuest),
    (outing) => changeStop(outing, renameGuest),
    rate,
    rate,
  ];

  return {
    pick,
    /** So many edits in a row. */
    write(outing: Outing, most: number): Outing {
      let next = outing;
      for (let left = Math.ceil(random() * most); left > 0; left -= 1) next = pick(edits)(next);
      return next;
    },
  };
}

/** Both sides' versions of an outing that has something of everything. */
function twoSides(seed: number) {
  const random = chance(seed);
  const base = aSide('b', random).write(anOuting({ stops: [aStop('s1'), aStop('s2')] }), 12);
  const [here, there] = [aSide('m', random), aSide('t', random)];
  return { base, here, mine: here.write(base, 6), theirs: { ...there.write(base, 6), revision: 2 } };
}

/** Every single thing that is written in an outing, by where it stands. */
function written({ title, plan, stops, ratings }: Outing): Map<string, string | number> {
  const values = new Map<string, string | number>([
    ['title', title],
    ['plan', plan],
  ]);
  for (const { uid, place, remark, guests } of stops) {
    values.set(`stop ${uid} place`, place).set(`stop ${uid} remark`, remark);
    for (const guest of guests) values.set(`stop ${uid} guest ${guest.uid}`, guest.name);
  }
  for (const [category, of] of Object.entries(ratings)) {
    for (const [row, { stars, notes }] of Object.entries(of)) {
      if (stars !== null) values.set(`rating ${category} ${row} stars`, stars);
      if (notes !== null) values.set(`rating ${category} ${row} notes`, notes);
    }
  }
  return values;
}

const isText = (place: string) => /(plan|remark|notes)$/.test(place);

it.each(seeds)('nothing that either side wrote is lost, whatever both did (%i)', (seed) => {
  const { base, mine, theirs } = twoSides(seed);
  const [before, here, there] = [written(base), written(mine), written(theirs)];
  const merged = written(merge(base, mine, theirs));
  expect([...merged.keys()].sort()).toEqual([...new Set([...here.keys(), ...there.keys()])].sort());
  for (const [place, value] of merged) {
    const [old, own, other] = [before.get(place), here.get(place), there.get(place)];
    if (own === old) expect([place, value]).toEqual([place, other]);
    else if (other === old) expect([place, value]).toEqual([place, own]);
    else if (isText(place) || place === 'title') {
      expect(value).toEqual(expect.stringContaining(String(own)));
      expect(value).toEqual(expect.stringContaining(String(other)));
    } else expect([place, value]).toEqual([place, own]);
  }
});

it.each(seeds)('an item that one side deleted goes, unless the other wrote in it (%i)', (seed) => {
  const { base, here, mine: written, theirs } = twoSides(seed);
  const { uid } = here.pick(base.stops);
  const mine = { ...written, stops: written.stops.filter((stop) => stop.uid !== uid) };
  const stopIn = ({ stops }: Outing) => stops.find((stop) => stop.uid === uid);
  const there = JSON.stringify(stopIn(theirs)) === JSON.stringify(stopIn(base)) ? undefined : stopIn(theirs);
  expect(stopIn(merge(base, mine, theirs))).toEqual(there);
  expect(stopIn(merge(base, theirs, mine))).toEqual(there);
});

it.each(seeds)(
  'two sides that did the same make the same, and who did nothing changes nothing (%i)',
  (seed) => {
    const { base, mine, theirs } = twoSides(seed);
    expect(merge(base, theirs, theirs)).toEqual(theirs);
    expect(merge(base, base, theirs)).toEqual(theirs);
    expect(merge(base, mine, base)).toEqual(mine);
    expect(isSame(base, mine)).toBe(
      JSON.stringify([...written(base)]) === JSON.stringify([...written(mine)]),
    );
  },
);
