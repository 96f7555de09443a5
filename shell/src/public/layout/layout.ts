import { PRODUCT_NAME } from '@coaching/contracts';
import { type Html, html } from '../html';
import classes from './layout.module.css';
import { footerLinks, outside, publicLinks } from './links';
import { homeLink } from './mark';

/** A public page: header, what is in it, footer. */
export function layout(content: Html): Html {
  return html`<a class="${classes.skip}" href="#content">Skip to content</a>
<header class="${classes.header}">
  <div class="${classes.bar}">
    ${homeLink}
    <nav class="${classes.links}" aria-label="Main">
      ${publicLinks.map(({ label, href }) => html`<a href="${href}">${label}</a>`)}
    </nav>
    <a class="${classes.login}" href="/login" data-login>Login</a>
    <details class="${classes.more}">
      <summary aria-label="Menu"><svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" aria-hidden="true"><path d="M4 6h16M4 12h16M4 18h16"/></svg></summary>
      <nav aria-label="Menu">${publicLinks.map(({ label, href }) => html`<a href="${href}">${label}</a>`)}</nav>
    </details>
  </div>
</header>
<main id="content" tabindex="-1">${content}</main>
<footer class="${classes.footer}">
  <div class="${classes.foot}">
    <span>${PRODUCT_NAME}</span>
    <nav aria-label="Footer">
      ${footerLinks.map(({ label, href }) => html`<a href="${href}">${label}</a>`)}
      <a href="mailto:${outside.contact}">${outside.contact}</a>
    </nav>
  </div>
</footer>`;
}
