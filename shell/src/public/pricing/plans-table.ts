import { DOLLARS_AFTER_TRIAL, plans } from '@coaching/contracts';
import { amountText } from '../../payment/amount-text';
import parts from '../base/parts.module.css';
import { html } from '../html';
import { outside } from '../layout/links';
import classes from './plans-table.module.css';

/** Every plan with its price and the way to it (spec 1 section 9). */
export const plansTable = () => html`<ul class="${parts.cards}">
  <li class="${parts.card}">
    <h3>Try it</h3>
    <div class="${classes.price}">$0 <span>for one week</span></div>
    <p>${plans.free.tools}. Then ${amountText(DOLLARS_AFTER_TRIAL)} a month per coach.</p>
    <a class="${parts.primary}" href="/signup?plan=free">Start the free week</a>
  </li>
  <li class="${parts.card}">
    <h3>Observation</h3>
    <div class="${classes.price}">${amountText(plans.obs_monthly.dollars)} <span>a month per coach</span></div>
    <p>${plans.obs_monthly.tools}. Or ${amountText(plans.obs_yearly.dollars)} a year.</p>
    <a class="${parts.secondary}" href="/signup?plan=obs_monthly">Choose monthly</a>
    <a class="${parts.secondary}" href="/signup?plan=obs_yearly">Choose yearly</a>
  </li>
  <li class="${parts.card}">
    <h3>Complete</h3>
    <div class="${classes.price}">${amountText(plans.monthly.dollars)} <span>a month per coach</span></div>
    <p>${plans.monthly.tools}. Or ${amountText(plans.yearly.dollars)} a year.</p>
    <a class="${parts.secondary}" href="/signup?plan=monthly">Choose monthly</a>
    <a class="${parts.secondary}" href="/signup?plan=yearly">Choose yearly</a>
  </li>
  <li class="${parts.card}">
    <h3>Organizations</h3>
    <div class="${classes.price}">Let us talk</div>
    <p>Programs, administrators, shared tools and reports for a school or district.</p>
    <a class="${parts.secondary}" href="mailto:${outside.sales}">Contact sales</a>
  </li>
</ul>`;
