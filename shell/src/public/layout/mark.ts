import { PRODUCT_NAME } from '@coaching/contracts';
import { html } from '../html';
import classes from './layout.module.css';

/** Mark and name of the product. */
const mark = html`<span class="${classes.brand}"><svg width="28" height="28" viewBox="0 0 28 28" fill="none" aria-hidden="true"><rect width="28" height="28" rx="8" fill="var(--ui-accent)"/><path d="M13 6a8 8 0 1 0 0 16V6Z" fill="var(--ui-on-accent)"/><path d="M16.5 9.2 20 7M17.2 14h4.3M16.5 18.8 20 21" stroke="var(--ui-on-accent)" stroke-width="2" stroke-linecap="round"/></svg>${PRODUCT_NAME}</span>`;

/** The way home, at the head of every drawn page. */
export const homeLink = html`<a class="${classes.home}" href="/" aria-label="${PRODUCT_NAME}, home">${mark}</a>`;
