import { newReverseUid, newUid, uidFrom } from './identifiers';

describe('newUid', () => {
  it('has 27 characters of base 62', () => {
    expect(newUid()).toMatch(/^[0-9A-Za-z]{27}$/);
  });

  it('sorts by the second it was made in', () => {
    const moments = [0, 1, 1000, 86_400, 31_536_000].map((seconds) => Date.UTC(2026, 0, 1) + seconds * 1000);
    const made = moments.map((moment) => newUid(moment));
    expect([...made].sort()).toEqual(made);
  });

  it('differs within one second', () => {
    const now = Date.UTC(2026, 0, 1);
    expect(new Set(Array.from({ length: 1000 }, () => newUid(now))).size).toBe(1000);
  });

  it.each([
    ['the first second it can tell', 1.4e9, /^0000/],
    ['the last second it can tell', 1.4e9 + 2 ** 32 - 1, /^aWgE/],
  ])('covers %s', (_, seconds, start) => {
    expect(newUid(seconds * 1000)).toMatch(start);
  });
});

describe('uidFrom', () => {
  const bytes = (first: number) => Uint8Array.from({ length: 32 }, (_, index) => first + index);
  const now = Date.UTC(2026, 0, 1);

  it('is the same for the same bytes and moment, and another for others', () => {
    expect(uidFrom(bytes(0), now)).toBe(uidFrom(bytes(0), now));
    expect(
      new Set([uidFrom(bytes(0), now), uidFrom(bytes(1), now), uidFrom(bytes(0), now + 1000)]).size,
    ).toBe(3);
  });

  it('sorts among those that were made at random', () => {
    const made = [newUid(now - 1000), uidFrom(bytes(9), now), newUid(now + 1000)];
    expect([...made].sort()).toEqual(made);
  });
});

describe('newReverseUid', () => {
  it('starts with z and sorts later ones first', () => {
    const made = [1000, 1, 0].map((seconds) => newReverseUid(Date.UTC(2026, 0, 1) + seconds * 1000));
    expect(made.every((uid) => /^z[0-9A-Za-z]{27}$/.test(uid))).toBe(true);
    expect([...made].sort()).toEqual(made);
  });
});
