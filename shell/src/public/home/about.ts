import parts from '../base/parts.module.css';
import { html } from '../html';

/** Who is behind it. */
export const aboutSection =
  () => html`<section class="${parts.section}" id="about" aria-labelledby="about-title">
  <h2 id="about-title">About Me</h2>
  <p class="${parts.lead}">I taught, then I coached, and for years I scripted lessons in a notebook and typed them up at night. The notes were good. By the time the teacher read them, the lesson was gone. This is the tool I wanted then: it keeps up with a classroom, it never loses a line, and it shows the teacher exactly what I chose to show, the same day.</p>
</section>`;
