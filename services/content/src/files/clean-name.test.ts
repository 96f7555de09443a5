import { cleanFileName } from './clean-name';

it.each([
  ['plan.pdf', 'plan.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\pat\\plan.pdf', 'plan.pdf'],
  ['plan\r\nSet-Cookie: a=b.pdf', 'planSet-Cookie_ a=b.pdf'],
  ['\u202efdp.exe.pdf', 'fdp.exe.pdf'],
  ['pl\0an.pdf', 'plan.pdf'],
  ['  my   plan .pdf ', 'my plan .pdf'],
  ['...hidden.pdf', 'hidden.pdf'],
  ['what?<is>"this".pdf', 'what__is__this_.pdf'],
  ['Übung für 学校.pdf', 'Übung für 学校.pdf'],
  ['plan.pdf...', 'plan.pdf'],
  ['/', ''],
])('calls %j %j', (given, clean) => {
  expect(cleanFileName(given)).toBe(clean);
});

it('shortens a long name before its extension', () => {
  const clean = cleanFileName(`${'a'.repeat(400)}.docx`);
  expect(clean).toHaveLength(150);
  expect(clean.endsWith('a.docx')).toBe(true);
});
