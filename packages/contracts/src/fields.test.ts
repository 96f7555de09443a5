import { headerLine, line, requiredLine, richText, text } from './fields';
import { itemTagSchema } from './observations/item-tag';

it.each([
  ['one line as it is', 'Grade 3 – Réne’s class', 'Grade 3 – Réne’s class'],
  ['spaces around it', '  Grade 3 ', 'Grade 3'],
  ['ends of lines', 'Grade\r\n3\u2028b', 'Grade 3 b'],
  ['what is no sign', 'a\0b\u0007c\u009f', 'a b c'],
  ['what turns text round', 'a\u202Ec\u2066d', 'acd'],
  ['joiners that scripts and emoji need', 'می\u200cخواهم 👩\u200d🏫', 'می\u200cخواهم 👩\u200d🏫'],
])('a line takes %s', (_, sent, stored) => {
  expect(line().parse(sent)).toBe(stored);
});

it('a line of nothing but what is no sign is empty', () => {
  expect(requiredLine().safeParse('\n\0\u202e').success).toBe(false);
});

it.each(['Ada\r\nBcc: all@school.test', 'Ada\0', 'Ada\u202eecalevoL'])(
  'a line of a header refuses %j',
  (text) => {
    expect(headerLine(100, 'Letters only.').safeParse(text).error?.issues).toMatchObject([
      { message: 'Letters only.' },
    ]);
  },
);

const kindsOfText = {
  'a text': text(),
  'rich text': richText,
  'a line': line(),
  'a line that is required': requiredLine(),
  'a line of a header': headerLine(100, 'Letters only.'),
};
const halves = [
  ['the first half of a sign', 'a\ud800b', 'a\ufffdb'],
  ['the second half of a sign', 'a\udc00b', 'a\ufffdb'],
  ['halves that stand the wrong way round', '\udc4d\ud83d', '\ufffd\ufffd'],
  ['a sign of two halves', '👍 a\ufffdb', '👍 a\ufffdb'],
] as const;

describe.each(Object.entries(kindsOfText))('%s', (_, schema) => {
  it.each(halves)('is taken with %s, as it can be stored', (_, sent, stored) => {
    expect(schema.parse(sent)).toBe(stored);
  });
});

it('cuts the name of a tag between two signs', () => {
  const tag = { rubric_uid: 'r', row_uid: 'row', row_name: `${'a'.repeat(299)}👍👍` };
  expect(itemTagSchema.parse(tag).row_name).toBe(`${'a'.repeat(299)}👍`);
});
