import { PRODUCT_NAME } from '@coaching/contracts';
import parts from '../base/parts.module.css';
import { html } from '../html';
import { outside } from '../layout/links';

/** What is stored of people, and who sees it. */
export const privacy = () => html`<article class="${parts.prose}">
  <h1>Privacy</h1>
  <p>A coachee reads what was written about them. Who may see what is a promise, and the software keeps it: every rule below is enforced by the server, not by a hidden button.</p>
  <h2>What we keep</h2>
  <p>Your name, your email addresses, your picture if you add one, where you coach or are coached, and what you write. Passwords are kept only as a hash that cannot be turned back.</p>
  <h2>Who sees it</h2>
  <p>An observation is seen by its coach, by its coachee, and by those who administer the program or organization it belongs to. Coach notes are never shown to the coachee. Nobody of another organization sees that it exists.</p>
  <h2>On your device</h2>
  <p>What you type is first kept in your browser, so that a bad connection loses nothing, and is removed from there once the server has it. There are no trackers, and the only cookie is the one that keeps you signed in.</p>
  <h2>Deleting</h2>
  <p>You can delete your account in your profile. Observations you wrote stay with the coachee and the organization they belong to.</p>
  <h2>Questions</h2>
  <p>Write to <a href="mailto:${outside.contact}">${outside.contact}</a>. ${PRODUCT_NAME} answers within 24 hours.</p>
</article>`;
