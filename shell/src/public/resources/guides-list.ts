import parts from '../base/parts.module.css';
import { html } from '../html';
import { guides } from './guides';

/** The guides as cards that open their file. */
export const guidesList = () => html`<ul class="${parts.cards}">
  ${guides.map(
    ({ title, file, text }) =>
      html`<li class="${parts.card}"><h3><a href="/guides/${file}">${title}</a></h3><p>${text}</p><p>PDF</p></li>`,
  )}
</ul>`;
