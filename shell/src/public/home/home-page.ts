import parts from '../base/parts.module.css';
import { html } from '../html';
import { plansTable } from '../pricing/plans-table';
import { guidesList } from '../resources/guides-list';
import { aboutSection } from './about';
import { carousel } from './carousel';
import { contactSection } from './contact';
import { hero } from './hero';
import { servicesSection } from './services';
import { testimonialsSection } from './testimonials';
import { toolsSection } from './tools';

/** The home page with all its sections (spec 1 section 2). */
export const homePage = () => html`${hero()}
${servicesSection()}
${toolsSection()}
${carousel()}
${testimonialsSection()}
<section class="${parts.section}" id="pricing" aria-labelledby="pricing-title">
  <h2 id="pricing-title">Pricing</h2>
  <p class="${parts.lead}">Per coach. Teachers who are coached pay nothing.</p>
  ${plansTable()}
</section>
${aboutSection()}
<section class="${parts.section}" aria-labelledby="guides-title">
  <h2 id="guides-title">Guides</h2>
  <p class="${parts.lead}">Short guides on the craft, to read before a visit or together with a colleague.</p>
  ${guidesList()}
</section>
${contactSection()}`;
