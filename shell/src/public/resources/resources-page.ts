import parts from '../base/parts.module.css';
import { html } from '../html';
import { guidesList } from './guides-list';

/** Guides for everybody. */
export const resourcesPage = () => html`<section class="${parts.section}" aria-labelledby="resources-title">
  <h1 id="resources-title">Resources</h1>
  <p class="${parts.lead}">Short guides on the craft, to read before a visit or together with a colleague.</p>
  <h2 class="${parts.unseen}">Guides</h2>
  ${guidesList()}
</section>`;
