import parts from '../base/parts.module.css';
import { html } from '../html';
import interactions from '../screenshots/interactions-1440.webp';
import timeline from '../screenshots/timeline-1440.webp';
import dark from '../screenshots/timeline-dark-1440.webp';
import classes from './carousel.module.css';

const slides = [
  { picture: timeline, text: 'Script a lesson as a timeline, and add notes when it is over.' },
  { picture: interactions, text: 'Find every interaction by person, date, title or tool.' },
  { picture: dark, text: 'Work in the dark of a lecture hall: every screen has a dark side.' },
];

/** Screenshots of this product; behaviour/carousel.ts moves them. */
export const carousel =
  () => html`<section class="${parts.section}" aria-roledescription="carousel" aria-label="Screenshots" data-carousel>
  <div class="${classes.stage}">
    ${slides.map(
      (
        { picture, text },
        index,
      ) => html`<figure class="${classes.slide}" role="group" aria-roledescription="slide" aria-label="${index + 1} of ${slides.length}" data-slide${index === 0 ? html` data-current` : html` inert`}>
      <img src="${picture}" width="1440" height="900" loading="lazy" alt="">
      <figcaption>${text}</figcaption>
    </figure>`,
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
