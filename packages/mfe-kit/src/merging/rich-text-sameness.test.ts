import { continuesRichText, isEmptyRichText, isSameRichText } from './rich-text-sameness';

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
