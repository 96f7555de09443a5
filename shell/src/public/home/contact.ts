import fields from '../base/fields.module.css';
import parts from '../base/parts.module.css';
import { Html, html } from '../html';
import classes from './contact.module.css';

interface Field {
  name: string;
  label: string;
  attributes: string;
}

const input = ({ name, label, attributes }: Field) => html`<div class="${fields.field}">
        <label for="contact-${name}">${label}</label>
        <input id="contact-${name}" name="${name}" aria-describedby="contact-${name}-problem" ${new Html(attributes)}>
        <p class="${fields.problem}" id="contact-${name}-problem"></p>
      </div>`;

/** The contact form; behaviour/contact-form.ts lets it be sent, sends it and says thank you in its place. */
export const contactSection =
  () => html`<section class="${parts.section}" id="contact" aria-labelledby="contact-title">
  <h2 id="contact-title">Contact Us</h2>
  <div data-contact>
    <form class="${classes.form} ${fields.form}" method="post" novalidate>
      <div class="${classes.two}">
        ${input({ name: 'first_name', label: 'First name', attributes: 'autocomplete="given-name" required maxlength="100"' })}
        ${input({ name: 'last_name', label: 'Last name', attributes: 'autocomplete="family-name" required maxlength="100"' })}
      </div>
      ${input({ name: 'email', label: 'Email', attributes: 'type="email" autocomplete="email" required maxlength="254"' })}
      <div class="${fields.field}">
        <label for="contact-help">How can we help?</label>
        <textarea id="contact-help" name="help" rows="6" maxlength="5000" aria-describedby="contact-help-problem"></textarea>
        <p class="${fields.problem}" id="contact-help-problem"></p>
      </div>
      <p class="${fields.problem}" role="alert" data-problem></p>
      <button class="${parts.primary}" type="submit" disabled>Send</button>
    </form>
  </div>
  <template data-thanks><div class="${classes.thanks}" tabindex="-1"><h3>Thank You</h3><p>We'll be in touch within 24 hours</p></div></template>
</section>`;
