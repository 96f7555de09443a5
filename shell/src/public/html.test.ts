import { html } from './html';

it.each([
  [html`<p>${'a < b & "c"'}</p>`, '<p>a &lt; b &amp; &quot;c&quot;</p>'],
  [html`<p>${html`<b>x</b>`}</p>`, '<p><b>x</b></p>'],
  [html`<ul>${['a', 'b'].map((word) => html`<li>${word}</li>`)}</ul>`, '<ul><li>a</li><li>b</li></ul>'],
  [html`${null}${false}${undefined}${0}`, '0'],
])('%s', (made, expected) => {
  expect(made.text).toBe(expected);
});
