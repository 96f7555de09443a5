import { anOuting, aStop, type Outing, outings } from './testing/outing';

const { ancestor, confirmed, draftOf, isNewer, isSame, merge } = outings;
const rated = (stars: number | null, notes: string | null = null) => ({ stars, notes });
const mark = '<p><em>Also written here on another device:</em></p>';

describe('equality', () => {
  it.each<[string, Partial<Outing>, Partial<Outing>, boolean]>([
    ['another field', { title: 'a' }, { title: 'b' }, false],
    ['a field of the server', { owner: 'a', revision: 1 }, { owner: 'b', revision: 2 }, true],
    ['a text that was tidied', { plan: '<p>a<br>b</p>' }, { plan: '<p>a<br />b</p>' }, true],
    [
      'items in another order',
      { stops: [aStop('a'), aStop('b')] },
      { stops: [aStop('b'), aStop('a')] },
      false,
    ],
    [
      'a text of an item that was tidied',
      { stops: [aStop('a', { remark: '<p></p>' })] },
      { stops: [aStop('a')] },
      true,
    ],
    ['an item more', { stops: [aStop('a')] }, { stops: [] }, false],
    [
      'another item in an item',
      { stops: [aStop('a', { guests: [{ uid: 'g', name: 'Bo' }] })] },
      { stops: [aStop('a', { guests: [{ uid: 'g', name: 'Di' }] })] },
      false,
    ],
    [
      'another value in a map',
      { ratings: { x: { y: rated(1) } } },
      { ratings: { x: { y: rated(2) } } },
      false,
    ],
    ['a row that says nothing and none', { ratings: { x: { y: rated(null) } } }, { ratings: {} }, true],
    [
      'rows in another order',
      { ratings: { a: { b: rated(1) }, c: { d: rated(2) } } },
      { ratings: { c: { d: rated(2) }, a: { b: rated(1) } } },
      true,
    ],
  ])('of what has %s', (_, one, other, expected) => {
    expect(isSame(anOuting(one), anOuting(other))).toBe(expected);
    expect(isSame(anOuting(other), anOuting(one))).toBe(expected);
  });
});

describe('merging', () => {
  const base = anOuting({
    stops: [aStop('a', { remark: '<p>old</p>' }), aStop('b', { guests: [{ uid: 'g', name: 'Bo' }] })],
    ratings: { food: { soup: rated(3, '<p>fine</p>') } },
  });

  it.each<[string, Partial<Outing>, Partial<Outing>, Partial<Outing>]>([
    ['different fields', { title: 'Mine' }, { plan: '<p>t</p>' }, { title: 'Mine', plan: '<p>t</p>' }],
    ['a field that both changed', { title: 'Mine' }, { title: 'Theirs' }, { title: 'Mine / Theirs' }],
    [
      'a text that both wrote',
      { plan: '<p>m</p>' },
      { plan: '<p>t</p>' },
      { plan: `<p>m</p>${mark}<p>t</p>` },
    ],
    [
      'a text of which both wrote on in other paragraphs',
      { stops: [aStop('a', { remark: '<p>old</p><p>m</p>' }), base.stops[1]!] },
      { stops: [aStop('a', { remark: '<p>old</p><p>t</p>' }), base.stops[1]!] },
      { stops: [aStop('a', { remark: `<p>old</p><p>m</p>${mark}<p>t</p>` }), base.stops[1]!] },
    ],
    [
      'a text that one has changed and the other has begun anew below',
      { stops: [aStop('a', { remark: '<p>older</p>' }), base.stops[1]!] },
      { stops: [aStop('a', { remark: '<h2>t</h2><p>old</p>' }), base.stops[1]!] },
      { stops: [aStop('a', { remark: `<p>older</p>${mark}<h2>t</h2>` }), base.stops[1]!] },
    ],
    ['a text that one went on with', { plan: '<p>a</p>' }, { plan: '<p>a b</p>' }, { plan: '<p>a b</p>' }],
    ['what is the server’s', { owner: 'mine' }, { owner: 'theirs' }, { owner: 'theirs' }],
    [
      'fields of one item',
      { stops: [aStop('a', { place: 'Mine', remark: '<p>old</p>' }), base.stops[1]!] },
      { stops: [aStop('a', { remark: '<p>theirs</p>' }), base.stops[1]!] },
      { stops: [aStop('a', { place: 'Mine', remark: '<p>theirs</p>' }), base.stops[1]!] },
    ],
    [
      'items in one item',
      { stops: [base.stops[0]!, aStop('b', { guests: [{ uid: 'g', name: 'Di' }] })] },
      {
        stops: [base.stops[0]!, aStop('b', { guests: [...base.stops[1]!.guests, { uid: 'h', name: 'Ed' }] })],
      },
      {
        stops: [
          base.stops[0]!,
          aStop('b', {
            guests: [
              { uid: 'g', name: 'Di' },
              { uid: 'h', name: 'Ed' },
            ],
          }),
        ],
      },
    ],
    [
      'the same new item, text by text',
      { stops: [...base.stops, aStop('n', { remark: '<p>m</p>' })] },
      { stops: [...base.stops, aStop('n', { remark: '<p>t</p>' })] },
      { stops: [...base.stops, aStop('n', { remark: `<p>m</p>${mark}<p>t</p>` })] },
    ],
    [
      'rows of one category',
      { ratings: { food: { soup: rated(5, '<p>fine</p>') } } },
      { ratings: { food: { soup: rated(3, '<p>fine</p>'), bread: rated(1) } } },
      { ratings: { food: { soup: rated(5, '<p>fine</p>'), bread: rated(1) } } },
    ],
    [
      'what each wrote in one row',
      { ratings: { food: { soup: rated(5, '<p>fine</p>') } } },
      { ratings: { food: { soup: rated(3, '<p>fine, really</p>') } } },
      { ratings: { food: { soup: rated(5, '<p>fine, really</p>') } } },
    ],
    [
      'what each wrote in a row that was not there',
      { ratings: { ...base.ratings, place: { view: rated(4) } } },
      { ratings: { ...base.ratings, place: { view: rated(null, '<p>t</p>') } } },
      { ratings: { ...base.ratings, place: { view: rated(4, '<p>t</p>') } } },
    ],
    ['a row that one side took out', { ratings: {} }, { title: 'Theirs' }, { ratings: {}, title: 'Theirs' }],
    [
      'a row that one side took out and the other wrote in',
      { ratings: {} },
      { ratings: { food: { soup: rated(4, '<p>fine</p>') } } },
      { ratings: { food: { soup: rated(4, '<p>fine</p>') } } },
    ],
  ])('%s', (_, mine, theirs, expected) => {
    const merged = merge(base, { ...base, ...mine }, { ...base, ...theirs, revision: 2 });
    const wanted = { ...base, ...expected, revision: 2 };
    expect(isSame(merged, wanted)).toBe(true);
    expect(merged).toMatchObject({ owner: wanted.owner, revision: 2 });
  });
});

describe('a save whose answer was lost', () => {
  const base = anOuting({ stops: [aStop('a')], ratings: { food: { soup: rated(1) } } });
  const sent = anOuting({
    title: 'Sent',
    stops: [aStop('b', { remark: '<p>Hel</p>' })],
    ratings: { food: { soup: rated(2), bread: rated(null, '<p>ok</p>') } },
  });

  it('is shared where the server shows it', () => {
    const theirs = { ...sent, revision: 2, plan: '<p>theirs</p>' };
    expect(ancestor(base, sent, theirs)).toEqual({ ...sent, revision: 1 });
  });

  it('is not where the server does not', () => {
    expect(ancestor(base, sent, { ...base, revision: 2 })).toEqual(base);
  });

  it('is shared row by row where somebody wrote on after it', () => {
    const theirs = { ...sent, ratings: { food: { soup: rated(3), bread: rated(null, '<p>ok</p>') } } };
    expect(ancestor(base, sent, theirs).ratings).toEqual({
      food: { soup: rated(1), bread: rated(null, '<p>ok</p>') },
    });
  });
});

describe('an answered save', () => {
  const base = anOuting({ plan: '<p>old</p>' });
  const sent = anOuting({
    plan: '<p>a<br>b</p>',
    stops: [aStop('a', { remark: '<p>x<br>y</p>' })],
    ratings: { food: { soup: rated(1, '<p>x<br>y</p>') } },
  });

  it('leaves own words as written where the server tidied them, and takes over the rest', () => {
    const answer = anOuting({
      revision: 2,
      title: 'Theirs',
      plan: '<p>a<br />b</p>',
      stops: [aStop('a', { remark: '<p>x<br />y</p>' })],
      ratings: { food: { soup: rated(1, '<p>x<br />y</p>') } },
    });
    expect(confirmed({ base, sent, answer })).toEqual({ ...sent, revision: 2, title: 'Theirs' });
  });
});

it('sends what differs, with the revision it is based on', () => {
  const base = anOuting({ revision: 4, plan: '<p>a<br>b</p>' });
  const mine = {
    ...base,
    revision: 3,
    owner: 'me',
    plan: '<p>a<br />b</p>',
    ratings: { food: { soup: rated(2) } },
  };
  expect(draftOf(mine, base)).toEqual({ uid: 'o1', revision: 4, ratings: mine.ratings });
});

it('goes by the revision for which version the server made later', () => {
  expect(isNewer?.(anOuting({ revision: 2 }), anOuting())).toBe(true);
  expect(isNewer?.(anOuting(), anOuting())).toBe(false);
});

it('a text that was written on two devices before has one mark, and nothing twice, when both write on', () => {
  const text = (plan: string) => anOuting({ plan });
  const base = text(`<p>A</p>${mark}<p>T</p>`);
  const mine = text(`<p>A, mine</p>${mark}<p>T</p>`);
  const theirs = text(`<p>A</p>${mark}<p>T, theirs</p><p>And more</p>`);
  expect(merge(base, mine, theirs).plan).toBe(`<p>A, mine</p>${mark}<p>T</p><p>T, theirs</p><p>And more</p>`);
});
