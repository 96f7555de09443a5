import { PRODUCT_NAME, PRODUCT_PROMISE } from '@coaching/contracts';
import parts from '../base/parts.module.css';
import { html } from '../html';
import { ifSet, outside } from '../layout/links';
import timelineOnPhone from '../screenshots/timeline-390.webp';
import timeline from '../screenshots/timeline-1440.webp';
import { deletedNote } from './deleted-note';
import classes from './hero.module.css';
import { screenshot } from './screenshot';

/** The first screen: one sentence of promise, one action, and the product itself. */
export const hero = () => html`<section class="${classes.hero}">
  ${deletedNote}
  <h1>${PRODUCT_PROMISE}</h1>
  <p>${PRODUCT_NAME} is where instructional coaches script a lesson as it happens, talk it over with the teacher, and follow up on what they agreed.</p>
  <div class="${classes.actions}">
    <a class="${parts.primary}" href="/signup?plan=free">Try it free for a week</a>
    ${ifSet('intro-video', html`<a class="${parts.secondary}" href="${outside.introVideo}" rel="noopener">Watch the introduction</a>`)}
  </div>
  ${screenshot(
    { desk: timeline, phone: timelineOnPhone },
    {
      className: classes.screen,
      attributes: 'fetchpriority="high"',
      alt: "A lesson scripted as a timeline: the teacher's words, the students', the time between them, and notes under the lines.",
    },
  )}
</section>`;
