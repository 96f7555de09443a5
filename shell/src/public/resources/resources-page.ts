import parts from '../base/parts.module.css';
import { html } from '../html';
import { guidesList } from './guides-list';

/** Guides for everybody. */
export const resourcesPage = () => html`<section class="${parts.section}" aria-labelledby="resources-title">
  <h1 id="resources-title">Resources</h1>
  <p class="${parts.lead}">Short guides on the craft, to read before a visit or together with a colleague.</p>
  <h2 class="${parts.unseen}">Guides</h2>
  ${guidesList()}
  <div class="${parts.more}" data-platform-resources hidden>
    <h2>More resources</h2>
    <ul class="${parts.cards}" data-cards></ul>
    <template><li class="${parts.card}"><h3><a data-link></a></h3><p data-description></p></li></template>
  </div>
</section>`;
