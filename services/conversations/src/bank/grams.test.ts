import { beginningGram, beginningOfWord, gramsOf, gramsOfWord, phraseGram, rarest, searchFor } from './grams';

it('finds a word by its beginning and by every three letters', () => {
  expect(gramsOfWord('goal')).toEqual([' g', ' go', ' goa', ' goal', 'goa', 'oal']);
  expect(gramsOfWord('a')).toEqual([' a']);
});

it('finds dense scripts by every sign', () => {
  expect(gramsOfWord('学习者')).toEqual(expect.arrayContaining(['学', '习', '学习', '习者', '学习者']));
});

it('keeps each piece once', () => {
  expect(gramsOf(['go', 'go'])).toEqual(['@g', '@go', '@go ', '@go go', ' g', ' go', ' go go']);
});

it.each([
  ['zebra', { gram: 'zeb', beginsWord: false }],
  ['go', { gram: ' go', beginsWord: true }],
  ['g', { gram: ' g', beginsWord: true }],
  ['学', { gram: '学', beginsWord: false }],
])('looks for %s', (word, search) => {
  expect(searchFor(word)).toEqual({ word, ...search });
});

it('a word is always found by the piece it is looked for by', () => {
  for (const word of ['mathematics', 'go', 'x', '学', '学习', 'éa', 'вопрос', '5'])
    expect(gramsOfWord(word)).toContain(searchFor(word).gram);
});

it('a text is found by how it begins', () => {
  for (const beginning of ['g', 'go', 'go on', 'go on then'])
    expect(gramsOf(['go', 'on', 'then'])).toContain(beginningGram(beginning));
});

it('begins with the rarest word', () => {
  expect(rarest(['the', 'quiz', 'of'].map(searchFor)).word).toBe('quiz');
});

it.each(['g', 'go', 'goa', 'goal', 'goalk', 'goalkeep'])(
  'a word is found that begins with %s',
  (beginning) => {
    expect(gramsOfWord('goalkeeper')).toContain(beginningOfWord(beginning));
  },
);

it.each([
  [['students', 'lea'], ' stu lea'],
  [['in', 'class'], ' in cla'],
  [['what', 'do', 'you', 's'], ' do you'],
])('neighbouring words %j are found by %s', (words, gram) => {
  expect(phraseGram(words)).toBe(gram);
  expect(gramsOf(['so', 'what', 'do', 'you', 'see', 'students', 'learn', 'in', 'class'])).toContain(gram);
});

it('one word, or hardly more, is no phrase', () => {
  expect([phraseGram(['goal']), phraseGram(['goal', 's'])]).toEqual([null, null]);
});
