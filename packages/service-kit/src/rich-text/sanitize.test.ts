import { sanitizeRichText, shownRichText } from './sanitize';

const link = (href: string, text: string) =>
  `<a href="${href}" target="_blank" rel="noopener noreferrer">${text}</a>`;

const own = '/api/files/u5XG1yqkJ7c0vQwZ3n9dTg.png';
const leftOut = '<em>A picture was left out here. Please add it with “Add an Image”.</em>';

describe('rich text keeps', () => {
  it.each([
    ['nothing', ''],
    ['plain text', 'Ask open questions'],
    ['a paragraph', '<p>Ask open questions</p>'],
    ['paragraphs', '<p>one</p><p>two</p><p></p>'],
    ['marks', '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s></p>'],
    ['headings', '<h2>Goal</h2><h3>Step</h3>'],
    ['lists', '<ul><li><p>one</p></li></ul><ol><li><p>two</p></li></ol>'],
    ['quotes', '<blockquote><p>said</p></blockquote>'],
    ['entities', '<p>1 &lt; 2 &amp; 3</p>'],
    ['a link', `<p>${link('https://school.test/plan?a=1', 'plan')}</p>`],
    ['a mail link', `<p>${link('mailto:coach@school.test', 'coach')}</p>`],
    ['a picture', `<p><img src="${own}" alt="board" /></p>`],
    ['other alphabets', '<p>你好 — ¿qué? 🙂</p>'],
  ])('%s as it is', (_, html) => {
    expect(sanitizeRichText(html)).toBe(html);
  });
});

describe('rich text loses', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a script in odd letters', '<ScRiPt src=//evil.test></sCrIpT>b', 'b'],
    ['a style sheet', '<style>p{display:none}</style><p>a</p>', '<p>a</p>'],
    ['handlers', '<p onclick="alert(1)" onmouseover=alert(1)>a</p>', '<p>a</p>'],
    [
      'a handler of a picture',
      `<img src="${own}" onerror="alert(1)" alt="a">`,
      `<img src="${own}" alt="a" />`,
    ],
    ['styles', '<p style="position:fixed">a</p>', '<p>a</p>'],
    ['classes and ids', '<p class="modal" id="root">a</p>', '<p>a</p>'],
    ['frames', '<iframe src="https://evil.test"></iframe><p>a</p>', '<p>a</p>'],
    ['vector pictures', '<svg onload=alert(1)><circle/></svg>a', 'a'],
    ['formulae', '<math><mi xlink:href="javascript:alert(1)">x</mi></math>', 'x'],
    ['forms', '<form action="/logout"><input name="a"><button>go</button></form>', 'go'],
    ['unknown tags, but not their text', '<font color="red">a</font><blink>b</blink>', 'ab'],
    ['comments', '<p>a<!-- b --></p>', '<p>a</p>'],
    ['objects', '<object data="x"></object><embed src="x">a', 'a'],
    ['a base', '<base href="https://evil.test/"><p>a</p>', '<p>a</p>'],
    ['a picture without a source', '<p>a<img alt="b"></p>', '<p>a</p>'],
  ])('%s', (_, html, expected) => {
    expect(sanitizeRichText(html)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java&#09;script:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<b>x</b>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.test',
  ])('the address %j of a link', (href) => {
    const sanitized = sanitizeRichText(`<p><a href="${href}">go</a></p>`);
    expect(sanitized).toBe('<p><a target="_blank" rel="noopener noreferrer">go</a></p>');
  });
});

describe('a picture from elsewhere', () => {
  const at = 'https://tracker.test/pixel.png';

  it.each([
    ['by its address', `<p><img src="${at}"></p>`, `<p>${link(at, `Picture: ${at}`)}</p>`],
    ['by its name', `<img src="${at}" alt="The board">`, link(at, 'Picture: The board')],
    ['whatever is in its name', `<img src="${at}" alt="<b>&">`, link(at, 'Picture: &lt;b&gt;&amp;')],
    [
      'not encrypted',
      '<img src="http://t.test/a.png">',
      link('http://t.test/a.png', 'Picture: http://t.test/a.png'),
    ],
    [
      'of no scheme',
      '<img src="//t.test/a.png">',
      link('https://t.test/a.png', 'Picture: https://t.test/a.png'),
    ],
    ['between words', `<p>a<img src="${at}" alt="x">b</p>`, `<p>a${link(at, 'Picture: x')}b</p>`],
  ])('becomes a link: %s', (_, html, expected) => {
    expect(sanitizeRichText(html)).toBe(expected);
    expect(sanitizeRichText(expected)).toBe(expected);
  });

  it.each([
    'data:image/png;base64,AAAA',
    'data:image/svg+xml,&lt;svg/&gt;',
    'blob:https://coach.test/1',
    'cid:picture1',
    'file:///C:/picture.png',
    'x',
    '/api/observation/o1/live',
    'javascript:alert(1)',
    ' https://tracker.test/a.png',
    'https://tracker.test/a b.png',
  ])('that no link can lead to is described: %s', (src) => {
    expect(sanitizeRichText(`<p>a</p><img src="${src}">`)).toBe(`<p>a</p>${leftOut}`);
    expect(sanitizeRichText(leftOut)).toBe(leftOut);
  });

  it.each([
    ['a set of sources', `<img src="${own}" srcset="${at} 2x" alt="">`],
    ['a set of sources alone', `<img srcset="${at} 2x">`],
    ['a picture of several', `<picture><source srcset="${at}"><img src="${own}" alt=""></picture>`],
    ['a style', `<p style="background-image:url(${at})">a</p>`],
    ['a style sheet', `<style>p{background:url(${at})}</style><p>a</p>`],
    ['an old background', `<table background="${at}"><tr><td background="${at}">a</td></tr></table>`],
    ['a vector picture', `<svg><image href="${at}"/><image xlink:href="${at}"/></svg>`],
    ['a vector’s part', `<svg><use href="${at}#a"></use></svg>`],
    ['a film', `<video poster="${at}" src="${at}"></video><audio src="${at}"></audio>`],
    ['a button', `<input type="image" src="${at}">`],
    ['an object', `<object data="${at}"></object><embed src="${at}">`],
    ['a frame', `<iframe src="${at}" srcdoc="<img src=${at}>"></iframe>`],
    ['a style sheet elsewhere', `<link rel="stylesheet" href="${at}">`],
    ['what a link reports', `<a href="https://school.test" ping="${at}">a</a>`],
    ['a slow picture', `<img data-src="${at}" loading="lazy">`],
    ['odd letters', `<IMG SRCSET="${at}" SRC=${own} lowsrc="${at}" dynsrc="${at}" longdesc="${at}">`],
  ])('is not asked for by %s', (_, html) => {
    expect(sanitizeRichText(html)).not.toContain('tracker.test');
  });

  it('that was stored before is not shown either, and other text is not parsed again', () => {
    expect(shownRichText(`<p><img src="${at}" alt=""></p>`)).toBe(`<p>${link(at, `Picture: ${at}`)}</p>`);
    expect(shownRichText('<p>a & b</p>')).toBe('<p>a & b</p>');
  });

  it('that is one of our own by its whole address is stored by its path', () => {
    expect(sanitizeRichText(`<img src="https://coach.test${own}" alt="a">`)).toBe(
      `<img src="${own}" alt="a" />`,
    );
  });
});

describe('rich text changes', () => {
  it.each([
    [
      'old tags to those the editor knows',
      '<b>a</b><i>b</i><strike>c</strike>',
      '<strong>a</strong><em>b</em><s>c</s>',
    ],
    ['headings to those there are', '<h1>a</h1><h4>b</h4>', '<h2>a</h2><h3>b</h3>'],
    [
      'what a link may do to this page',
      '<a href="https://a.test" target="_self" rel="opener">a</a>',
      link('https://a.test', 'a'),
    ],
    ['tags that are not closed', '<p><strong>a', '<p><strong>a</strong></p>'],
  ])('%s', (_, html, expected) => {
    expect(sanitizeRichText(html)).toBe(expected);
  });

  it.each([
    ['<div>one</div><div>two</div>', '<p>one</p><p>two</p>'],
    ['<div><p>one</p></div>', '<p>one</p>'],
    ['<div>a<div>b <b>c</b></div></div>', 'a<p>b <strong>c</strong></p>'],
    ['<ul><li><div>a</div></li></ul>', '<ul><li><p>a</p></li></ul>'],
    ['<p>&lt;div&gt;a&lt;/div&gt;</p>', '<p>&lt;div&gt;a&lt;/div&gt;</p>'],
  ])('divisions into paragraphs: %s', (html, expected) => {
    expect(sanitizeRichText(html)).toBe(expected);
  });

  it.each([
    '<div><b>a</b><a href="javascript:x">b</a><img src="https://f.test/a.png?a=1&b=2">&nbsp;<<p>&lt;script&gt;',
    '<p><div>a</div></p>',
    '<h1><div>a</div></h1>',
    '<ul>a<li>b<ul><li>c',
    '<p><ul><li>a</ul></p>',
    '<blockquote>a<p>b<blockquote>c',
    '<a href="https://a.test"><a href="https://b.test">x</a></a>',
    '<<script>script>alert(1)<</script>/script>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<p title="</p><script>">a',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    `<div>${'<blockquote>'.repeat(40)}a`,
    '&amp;lt;script&amp;gt; &#x3c;b&#x3e; &nbsp; \u0000',
  ])('nothing the second time: %s', (html) => {
    const once = sanitizeRichText(html);
    expect(sanitizeRichText(once)).toBe(once);
    expect(once).not.toMatch(/<(?!\/?(?:p|br|strong|em|u|s|h2|h3|ul|ol|li|blockquote|a|img)\b)/);
  });

  it('text that only looks like tags into text', () => {
    expect(sanitizeRichText('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    );
  });
});
