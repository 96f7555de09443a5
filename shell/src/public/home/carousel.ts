import parts from '../base/parts.module.css';
import { html } from '../html';
import interactionsOnPhone from '../screenshots/interactions-390.webp';
import interactions from '../screenshots/interactions-1440.webp';
import timelineOnPhone from '../screenshots/timeline-390.webp';
import timeline from '../screenshots/timeline-1440.webp';
import darkOnPhone from '../screenshots/timeline-dark-390.webp';
import dark from '../screenshots/timeline-dark-1440.webp';
import classes from './carousel.module.css';
import { screenshot } from './screenshot';

const slides = [
  {
    desk: timeline,
    phone: timelineOnPhone,
    text: 'Script a lesson as a timeline, and add notes when it is over.',
  },
  {
    desk: interactions,
    phone: interactionsOnPhone,
    text: 'Find every interaction by person, date, title or tool.',
  },
  {
    desk: dark,
    phone: darkOnPhone,
    text: 'Work in the dark of a lecture hall: every screen has a dark side.',
  },
];

/** Screenshots of this product; behaviour/carousel.ts moves them. */
export const carousel =
  () => html`<section class="${parts.section}" aria-roledescription="carousel" aria-label="Screenshots" data-carousel>
  <div class="${classes.stage}">
    ${slides.map(
      (
        { text, ...pictures },
        index,
      ) => html`<div class="${classes.slide}" role="group" aria-roledescription="slide" aria-label="${index + 1} of ${slides.length}" data-slide${index === 0 ? html` data-current` : html` inert`}>
      ${screenshot(pictures, { alt: '', attributes: 'loading="lazy"' })}
      <p>${text}</p>
    </div>`,
    )}
  </div>
  <div class="${classes.controls}">
    <button type="button" class="${classes.control}" data-pause aria-label="Pause the screenshots">Pause</button>
    ${slides.map(
      (_, index) =>
        html`<button type="button" class="${classes.dot}" data-to="${index}" aria-label="Screenshot ${index + 1}"${index === 0 ? html` aria-current="true"` : ''}></button>`,
    )}
  </div>
</section>`;
