import { anAgreement, measured } from '../testing/builders';
import { agreementSentence, beyondChance, coefficientBasis, shareBasis, shareText } from './agreement-words';

it.each([
  [measured(2 / 3, 12, { low: 0.42, high: 0.857 }), '67%', '42–86%, 12 pairs'],
  [measured(1, 1, { low: 1, high: 1 }), '100%', '1 pair'],
  [measured(null, 0), '–', '0 pairs'],
])('says a share, and what it was taken of', (share, text, basis) => {
  expect([shareText(share), shareBasis(share)]).toEqual([text, basis]);
});

it('says an interval that goes below nothing', () => {
  expect(coefficientBasis(measured(0.1, 25, { low: -0.204, high: 0.4 }), 'row')).toBe(
    '−0.20 to 0.40, 25 rows',
  );
});

it('says no interval where all samples give one number, which would look like certainty', () => {
  expect(coefficientBasis(measured(1, 3, { low: 1, high: 1 }), 'row')).toBe('3 rows');
});

describe('beyond chance, two observers', () => {
  it('have no kappa under 20 pairs, and say why', () => {
    expect(beyondChance(anAgreement({ exact: measured(0.5, 12) }))).toEqual({
      name: 'Weighted kappa',
      figure: null,
      basis: null,
      words: expect.stringContaining('at least 20 pairs of scores, and there are 12'),
    });
  });

  it.each([
    [0.4, '0.40', 'fair'],
    [0.407, '0.41', 'moderate'],
    [0.1, '0.10', 'slight'],
    [0.95, '0.95', 'almost perfect'],
    [0.7, '0.70', 'substantial'],
    [-0.3, '−0.30', 'no better than chance'],
    [null, null, 'one level'],
  ])('with a kappa of %s', (value, figure, words) => {
    const wording = beyondChance(anAgreement({ kappa: measured(value, 50) }));
    expect(wording.figure).toBe(figure);
    expect(wording.basis).toBe(value === null ? null : '50 pairs');
    expect(wording.words).toContain(words);
  });
});

it.each([
  [measured(0.85, 25), '0.85', 'relied on, whoever'],
  [measured(0.7, 25), '0.70', 'careful'],
  [measured(0.3, 25), '0.30', 'Too little'],
  [measured(-0.1, 25), '−0.10', 'no better than chance'],
  [measured(null, 3), null, 'one level'],
  [measured(null, 0), null, 'No row'],
])('says what an alpha means to more than two', (alpha, figure, words) => {
  const wording = beyondChance(anAgreement({ observers: 3, alpha }));
  expect(wording).toMatchObject({ name: "Krippendorff's alpha", figure });
  expect(wording.words).toContain(words);
});

it.each([
  [
    anAgreement({ exact: measured(0.5, 4), adjacent: measured(0.75, 4) }),
    'The two observers chose the same level in 50% of 4 comparisons, and the same or a neighboring one in 75%.',
  ],
  [
    anAgreement({ observers: 3, exact: measured(1, 1), adjacent: measured(1, 1) }),
    'Of 3 observers, two at a time chose the same level in 100% of 1 comparison, and the same or a neighboring one in 100%.',
  ],
  [
    anAgreement({ exact: measured(null, 0), adjacent: measured(null, 0) }),
    'No row was scored by two observers yet, so there is nothing to compare.',
  ],
])('says raw agreement in one sentence', (agreement, sentence) => {
  expect(agreementSentence(agreement)).toBe(sentence);
});
