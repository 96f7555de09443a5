import parts from '../base/parts.module.css';
import { html } from '../html';
import { ifSet, outside } from '../layout/links';

const services = [
  {
    title: 'Coaching for coaches',
    text: 'We sit beside your coaches in real lessons, script together, and practise the conversation that follows.',
  },
  {
    title: 'Launching a program',
    text: 'We help you choose a focus, agree on what good looks like, and set up tools and programs around it.',
  },
  {
    title: 'Reading your data',
    text: 'Once a term we look at what your coaches see, and decide with you what to change next.',
  },
];

/** Consulting services. */
export const servicesSection =
  () => html`<section class="${parts.section}" id="services" aria-labelledby="services-title">
  <h2 id="services-title">Services</h2>
  <p class="${parts.lead}">Coaching is a craft. Beside the software we offer the people who have done it.</p>
  <ul class="${parts.cards}">
    ${services.map(({ title, text }) => html`<li class="${parts.card}"><h3>${title}</h3><p>${text}</p></li>`)}
  </ul>
  <p>Write to <a href="mailto:${outside.sales}">${outside.sales}</a>${ifSet('demo-scheduling', html`, or <a href="${outside.demoScheduling}" rel="noopener">schedule a demo</a>`)}.</p>
</section>`;
