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
  ['﹢1', `"'﹢1"`],
  ['﹣1', `"'﹣1"`],
  ['﹦1', `"'﹦1"`],
  ['﹫SUM(A1)', `"'﹫SUM(A1)"`],
  ['\u200B=1', `"'\u200B=1"`],
  ['\uFEFF+1', `"'\uFEFF+1"`],
  ['\u2060-1', `"'\u2060-1"`],
  ['\u00AD@A1', `"'\u00AD@A1"`],
  ['\u200E\u202E=1', `"'\u200E\u202E=1"`],
  ['\u0000=1', `"'\u0000=1"`],
  ['\uFE0F=1', `"'\uFE0F=1"`],
  ['\u3164=1', `"'\u3164=1"`],
  ['\u2800=1', `"'\u2800=1"`],
  ['\u{E0020}=1', `"'\u{E0020}=1"`],
  [' \u200B \u2060＝1', `"' \u200B \u2060＝1"`],
  ['\u200BAda', '"\u200BAda"'],
  ['Ada\u200B=1', '"Ada\u200B=1"'],
  ['👩‍🏫 = teacher', '"👩‍🏫 = teacher"'],
  ['Ada, "Park"', '"Ada, ""Park"""'],
  ['Grace-Ann', '"Grace-Ann"'],
  ['', '""'],
])('writes %j so that no spreadsheet takes it for a formula', (text, field) => {
  expect(csvLine([text])).toBe(`${field}\r\n`);
});

it('leaves figures figures, and quotes every field', () => {
  expect(csvLine(['a', -5, 1.5])).toBe('"a","-5","1.5"\r\n');
});
