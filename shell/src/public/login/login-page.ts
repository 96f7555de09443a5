import { PRODUCT_PROMISE } from '@coaching/contracts';
import fields from '../base/fields.module.css';
import parts from '../base/parts.module.css';
import { html } from '../html';
import { homeLink } from '../layout/mark';
import classes from './login.module.css';

/**
 * Email and password; with the email alone a one-time code is sent (spec 1 section 4, Login mode). Drawn by the
 * build, so that it is there at once on a slow device; login-form.ts sends it, and lets it be sent once it is there: the
 * browser itself would put what was typed into an address.
 */
export const loginPage = () => html`<header class="${classes.header}">${homeLink}</header>
<main class="${classes.main}">
  <form class="${classes.form} ${fields.form}" method="post" novalidate data-login>
    <div>
      <h1>Log in</h1>
      <p class="${classes.lead}">${PRODUCT_PROMISE}</p>
    </div>
    <p class="${classes.owed}" role="status" data-over hidden>Your session has ended. Log in to go on where you were: what was not saved yet waits on this device.</p>
    <p class="${classes.owed}" role="status" data-owed hidden>You are logged out on this device. The server could not be reached; it is told as soon as it can be.</p>
    <div class="${fields.field}">
      <label for="email">Email</label>
      <input id="email" name="email" type="email" autocomplete="username" maxlength="254" aria-describedby="email-problem">
      <p class="${fields.problem}" id="email-problem" role="alert"></p>
    </div>
    <div class="${fields.field}">
      <label for="password">Password</label>
      <p class="${fields.help}" id="password-help">Leave it empty to get a code by email.</p>
      <div class="${classes.secret}">
        <input id="password" name="password" type="password" autocomplete="current-password" maxlength="200" aria-describedby="password-help password-problem">
        <button class="${classes.show}" type="button" data-show aria-pressed="false" aria-label="Show what I type">Show</button>
      </div>
      <p class="${fields.problem}" id="password-problem" role="alert"></p>
    </div>
    <button class="${parts.primary}" type="submit" disabled>Login</button>
    <div class="${classes.ways}">
      <a href="/request_reset" data-reset>Reset Password</a>
      <a href="/pricing">Sign Up</a>
    </div>
  </form>
  <noscript>Logging in needs JavaScript. Please switch it on and load the page again.</noscript>
</main>`;
