import { render } from '@testing-library/react';
import { isSafeAddress, RichTextView } from './rich-text-view';

const shown = (html: string) => render(<RichTextView html={html} />).container.firstElementChild!.innerHTML;

describe('RichTextView', () => {
  it('shows what the allow-list knows', () => {
    const html = '<p>Wait <strong>longer</strong></p><ul><li><p>seven seconds</p></li></ul>';
    expect(shown(html)).toBe(html);
  });

  it.each([
    ['a script', '<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
    ['an event handler', '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
    ['an unknown tag, keeping its text', '<marquee><p>Hi</p></marquee>', '<p>Hi</p>'],
    ['a picture that fails on purpose', '<img src="x" onerror="alert(1)">', '<img>'],
    ['a style', '<p style="position:fixed">Hi</p>', '<p>Hi</p>'],
    ['a frame', '<iframe src="https://elsewhere.example"></iframe>', ''],
  ])('leaves out %s', (_, html, rest) => {
    expect(shown(html)).toBe(rest);
  });

  it('opens links apart and tells them nothing of us', () => {
    expect(shown('<a href="https://a.example">a</a>')).toBe(
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a>',
    );
  });
});

describe('isSafeAddress', () => {
  it.each([
    ['https://a.example', true],
    ['mailto:a@a.example', true],
    ['/files/1', true],
    ['//a.example', false],
    ['javascript:alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    ['data:text/html,x', false],
    ['', false],
  ])('%s: %s', (address, safe) => {
    expect(isSafeAddress(address)).toBe(safe);
  });
});
