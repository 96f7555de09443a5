import { matchingRows, type OfferedRow } from './matching-rows';

const row = (row_name: string, place = 'Practices, Talk'): OfferedRow => ({
  rubric_uid: 'practices',
  row_uid: row_name,
  row_name,
  place,
});
const rows = [row('Questions'), row('Time to think'), row('Schöne Fragen', 'Talk moves'), row('Talks')];

it.each<[typed: string, found: string[]]>([
  ['', ['Questions', 'Time to think', 'Schöne Fragen', 'Talks']],
  ['ques', ['Questions']],
  ['think', ['Time to think']],
  ['thi tim', ['Time to think']],
  ['SCHON', ['Schöne Fragen']],
  ['moves', ['Schöne Fragen']],
  ['talk', ['Talks', 'Questions', 'Time to think', 'Schöne Fragen']],
  ['hink', []],
  ['?', []],
])('“%s” finds %j', (typed, found) => {
  expect(matchingRows(rows, typed).map(({ row_name }) => row_name)).toEqual(found);
});
