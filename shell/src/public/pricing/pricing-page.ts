import parts from '../base/parts.module.css';
import { html } from '../html';
import { plansTable } from './plans-table';

/** The prices on a page of their own. */
export const pricingPage = () => html`<section class="${parts.section}" aria-labelledby="pricing-title">
  <h1 id="pricing-title">Pricing</h1>
  <p class="${parts.lead}">Per coach. Teachers who are coached pay nothing.</p>
  <h2 class="${parts.unseen}">Plans</h2>
  ${plansTable()}
</section>`;
