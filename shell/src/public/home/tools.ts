import parts from '../base/parts.module.css';
import { html } from '../html';

const tools = [
  {
    title: 'Observation',
    text: 'Script a lesson live. Teacher and students alternate, every line carries its time, and nothing is lost when the Wi-Fi is.',
  },
  {
    title: 'Conversation',
    text: 'Prepare a conversation from question banks and templates, and keep what was said in one place.',
  },
  {
    title: 'Rubric',
    text: 'Agree on criteria, score a lesson against them together, and see how it changes over the year.',
  },
  {
    title: 'Action steps',
    text: 'Write down the next step, for the teacher or for yourself, and both see when it is done.',
  },
];

/** What the product consists of. */
export const toolsSection =
  () => html`<section class="${parts.section}" id="tools" aria-labelledby="tools-title">
  <h2 id="tools-title">Tools</h2>
  <p class="${parts.lead}">Four tools that belong together. The teacher you coach sees what you share, and only that.</p>
  <ul class="${parts.cards}">
    ${tools.map(({ title, text }) => html`<li class="${parts.card}"><h3>${title}</h3><p>${text}</p></li>`)}
  </ul>
</section>`;
