import { render } from '@testing-library/react';
import { isSafeAddress, RichTextView } from './rich-text-view';

const shown = (html: string) => render(<RichTextView html={html} />).container.firstElementChild!.innerHTML;

const own = '/api/files/u5XG1yqkJ7c0vQwZ3n9dTg.png';
const elsewhere = 'https://tracker.example/pixel.png';

describe('RichTextView', () => {
  it('shows what the allow-list knows', () => {
    const html = '<p>Wait <strong>longer</strong></p><ul><li><p>seven seconds</p></li></ul>';
    expect(shown(html)).toBe(html);
  });

  it.each([
    ['a script', '<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
    ['an event handler', '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
    ['an unknown tag, keeping its text', '<marquee><p>Hi</p></marquee>', '<p>Hi</p>'],
    ['what fails on purpose', `<img src="${own}" onerror="alert(1)">`, `<img alt="" src="${own}">`],
    ['a picture without a source', '<p>Hi<img alt="b"></p>', '<p>Hi</p>'],
    ['other sources', `<img src="${own}" srcset="${elsewhere} 2x" alt="b">`, `<img alt="b" src="${own}">`],
    ['a style', '<p style="position:fixed">Hi</p>', '<p>Hi</p>'],
    ['a frame', '<iframe src="https://elsewhere.example"></iframe>', ''],
  ])('leaves out %s', (_, html, rest) => {
    expect(shown(html)).toBe(rest);
  });

  it('asks for no picture from elsewhere, and says where it is', () => {
    expect(shown(`<p>a</p><img src="${elsewhere}" alt="The board">`)).toBe(
      `<p>a</p><a href="${elsewhere}" target="_blank" rel="noopener noreferrer">Picture: The board</a>`,
    );
    expect(shown('<img src="data:image/png;base64,AA==">')).toMatch(/^<em>A picture was left out here/);
  });

  it('opens links in a new tab without opener and referrer', () => {
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
