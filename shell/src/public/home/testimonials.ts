import parts from '../base/parts.module.css';
import { html } from '../html';
import classes from './testimonials.module.css';
import { testimonials } from './testimonials-content';

/** What customers say, from a file an operator edits; what ships in it is marked as an example. */
export const testimonialsSection =
  () => html`<section class="${parts.section}" id="testimonials" aria-labelledby="testimonials-title">
  <h2 id="testimonials-title">Testimonials</h2>
  <ul class="${parts.cards}">
    ${testimonials.map(
      ({ words, who, isExample }) => html`<li class="${parts.card}">
      <blockquote class="${classes.words}">${words}</blockquote>
      <p>${who}${isExample ? html` <span class="${classes.example}">Example</span>` : ''}</p>
    </li>`,
    )}
  </ul>
</section>`;
