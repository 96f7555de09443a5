import { csvLine } from './csv';

it.each([
  ['=HYPERLINK("//x")', `"'=HYPERLINK(""//x"")"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r1', `"'\r1"`],
  ['\n1', `"'\n1"`],
  ['  =1', `"'  =1"`],
  ['＝1', `"'＝1"`],
  ['Ada, "Park"', '"Ada, ""Park"""'],
  ['Grace-Ann', '"Grace-Ann"'],
  ['', '""'],
])('writes %j so that no spreadsheet takes it for a formula', (text, field) => {
  expect(csvLine([text])).toBe(`${field}\r\n`);
});

it('leaves figures figures, and quotes every field', () => {
  expect(csvLine(['a', -5, 1.5])).toBe('"a","-5","1.5"\r\n');
});
