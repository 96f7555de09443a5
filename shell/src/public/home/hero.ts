import { PRODUCT_NAME, PRODUCT_PROMISE } from '@coaching/contracts';
import parts from '../base/parts.module.css';
import { html } from '../html';
import { outside } from '../layout/links';
import timeline from '../screenshots/timeline-1440.webp';
import classes from './hero.module.css';

/** The first screen: one sentence of promise, one action, and the product itself. */
export const hero = () => html`<section class="${classes.hero}">
  <h1>${PRODUCT_PROMISE}</h1>
  <p>${PRODUCT_NAME} is where instructional coaches script a lesson as it happens, talk it over with the teacher, and follow up on what they agreed.</p>
  <div class="${classes.actions}">
    <a class="${parts.primary}" href="/signup?plan=free">Try it free for a week</a>
    <a class="${parts.secondary}" href="${outside.introVideo}" rel="noopener">Watch the introduction</a>
  </div>
  <img class="${classes.screen}" src="${timeline}" width="1440" height="900" fetchpriority="high" alt="A lesson scripted as a timeline: the teacher's words on the left, the students' on the right, the time between them, and notes under the lines.">
</section>`;
