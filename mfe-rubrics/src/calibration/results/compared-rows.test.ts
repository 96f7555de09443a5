import { aPinnedRubric } from '../../instance/testing/builders';
import { aCalibration, anAgreement, chosen } from '../testing/builders';
import { type ComparedRow, comparedCategories, doneObservers, rowsToDiscuss } from './compared-rows';

const calibration = aCalibration({
  scores: [
    { user: 'cleo', items: chosen({ a: 1, b: null }) },
    { user: 'ben', items: chosen({ a: 0, b: 1, c: 1 }) },
  ],
  agreement: anAgreement(),
});

it('names observers in the calibration’s order, and only those whose scores were sent', () => {
  expect(doneObservers(calibration).map(({ user }) => user.username)).toEqual(['Ben Ito', 'Cleo Marsh']);
  const one = { ...calibration, scores: calibration.scores.slice(0, 1) };
  expect(doneObservers(one).map(({ user }) => user.uid)).toEqual(['cleo']);
});

it('sets their choices side by side, row by row', () => {
  const categories = comparedCategories(calibration, doneObservers(calibration));
  const rows = categories.flatMap((category) => category.rows);
  expect(rows.map(({ choices }) => choices.map(({ level }) => level))).toEqual([
    ['Emerging', 'Established'],
    ['Established', 'Not observed'],
    ['Established', null],
  ]);
  expect(rows.map(({ spread }) => spread)).toEqual([1, null, null]);
  expect(rows[0]!.exact).toEqual({ value: 1, n: 1, interval: null });
});

it('has no figures before there is an agreement', () => {
  const [category] = comparedCategories({ rubric: aPinnedRubric(), agreement: null }, []);
  expect(category!.rows[0]).toMatchObject({ choices: [], exact: null, adjacent: null, spread: null });
});

it.each([
  [[0, 1, null], ''],
  [[2, 3, 1], 'ab'],
  [[2, 4, 2, 3, 5], 'bde'],
])('of rows %j apart, talks first about those furthest apart, in their order', (spreads, talked) => {
  const rows = spreads.map(
    (spread, at): ComparedRow => ({
      uid: 'abcde'[at]!,
      name: '',
      choices: [],
      exact: null,
      adjacent: null,
      spread,
    }),
  );
  expect(
    rowsToDiscuss([{ uid: 'x', name: '', rows }])
      .map(({ uid }) => uid)
      .join(''),
  ).toBe(talked);
});
