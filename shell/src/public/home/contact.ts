import parts from '../base/parts.module.css';
import { html } from '../html';
import classes from './contact.module.css';

/** The contact form; behaviour/contact-form.ts sends it and says thank you in its place. */
export const contactSection =
  () => html`<section class="${parts.section}" id="contact" aria-labelledby="contact-title">
  <h2 id="contact-title">Contact Us</h2>
  <div data-contact>
    <form class="${classes.form}" novalidate>
      <div class="${classes.two}">
        <label>First name<input name="first_name" autocomplete="given-name" required maxlength="100"></label>
        <label>Last name<input name="last_name" autocomplete="family-name" required maxlength="100"></label>
      </div>
      <label>Email<input name="email" type="email" autocomplete="email" required maxlength="254"></label>
      <label>How can we help?<textarea name="help" rows="6" maxlength="5000"></textarea></label>
      <p class="${classes.problem}" role="alert" data-problem></p>
      <button class="${parts.primary}" type="submit">Send</button>
    </form>
  </div>
  <template data-thanks><div class="${classes.thanks}" tabindex="-1"><h3>Thank You</h3><p>We'll be in touch within 24 hours</p></div></template>
</section>`;
