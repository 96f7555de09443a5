import {
  blocksBeside,
  blocksOf,
  continuesRichText,
  isEmptyRichText,
  isSameRichText,
} from './rich-text-sameness';

describe('isSameRichText', () => {
  it.each([
    ['<p>Hi</p>', '<p>Hi</p>', true],
    ['<p>One<br>two</p>', '<p>One<br />two</p>', true],
    ['<p>a&nbsp;b</p>', '<p>a\u00a0b</p>', true],
    ['<p></p>', '', true],
    ['<p></p>', null, true],
    ['', null, true],
    ['<p>Hi</p>', '<p>Ho</p>', false],
    ['<p>Hi</p>', '<p><strong>Hi</strong></p>', false],
    ['<p>Hi</p>', null, false],
  ])('%j and %j: %j', (one, other, expected) => {
    expect(isSameRichText(one, other)).toBe(expected);
  });
});

describe('isEmptyRichText', () => {
  it.each([
    [null, true],
    ['', true],
    ['<p></p>', true],
    ['<p> &nbsp;</p><p><br></p>', true],
    ['<p>x</p>', false],
    ['<p><img src="a.png" alt=""></p>', false],
  ])('%j: %j', (html, expected) => {
    expect(isEmptyRichText(html)).toBe(expected);
  });
});

describe('continuesRichText', () => {
  it.each([
    ['<p>Hello</p>', '<p>Hel</p>', true],
    ['<p>Hello</p><p>you</p>', '<p>Hello</p>', true],
    ['<p><strong>Hello</strong> you</p>', '<p>Hello</p>', true],
    ['<p>Hello</p>', null, true],
    ['<p>Hello</p>', '<p>Hullo</p>', false],
    ['<p>Hel</p>', '<p>Hello</p>', false],
    ['<p>Hello</p>', '<p><img src="a.png" alt=""></p>', false],
  ])('%j after %j: %j', (longer, shorter, expected) => {
    expect(continuesRichText(longer, shorter)).toBe(expected);
  });
});

describe('blocksOf', () => {
  it.each([
    [null, []],
    ['', []],
    ['<p>a</p><p>b<br>c</p>', ['<p>a</p>', '<p>b<br>c</p>']],
    ['<p></p><p>a</p>', ['<p></p>', '<p>a</p>']],
    [
      '<ul><li><p>a</p></li><li><p>b</p></li></ul><p>c</p>',
      ['<ul><li><p>a</p></li><li><p>b</p></li></ul>', '<p>c</p>'],
    ],
    ['<p>a <img src="/api/files/a.png" alt=""> b</p>', ['<p>a <img src="/api/files/a.png" alt=""> b</p>']],
    ['words alone', ['words alone']],
    ['<p>a</p> and <p>b</p>', ['<p>a</p>', ' and <p>b</p>']],
  ])('%j', (html, blocks) => {
    expect(blocksOf(html)).toEqual(blocks);
    expect(blocksOf(html).join('')).toBe(html ?? '');
  });
});

it.each([
  ['<p>a</p><p>b</p>', ['<p>a</p>'], ['<p>b</p>']],
  ['<p>a<br />b</p><p></p>', ['<p>a<br>b</p>'], []],
  ['<p>a</p><p>b</p><p>c</p>', ['<p>c</p>', null, '<p>a</p>'], ['<p>b</p>']],
  ['<p>a</p>', ['<p>a b</p>'], ['<p>a</p>']],
])('the blocks of %j beside %j are %j', (html, others, blocks) => {
  expect(blocksBeside(html, ...others)).toEqual(blocks);
});
