import { PRODUCT_NAME } from '@coaching/contracts';
import parts from '../base/parts.module.css';
import { html } from '../html';
import { outside } from '../layout/links';

/** What somebody agrees to who uses the product. */
export const terms = () => html`<article class="${parts.prose}">
  <h1>Terms</h1>
  <p>These terms are a draft an operator reviews with their own counsel before opening ${PRODUCT_NAME} to the public.</p>
  <h2>What you may do</h2>
  <p>You may use ${PRODUCT_NAME} to observe lessons, hold conversations and follow up on them with people who know that you do. What you write is yours. You give us the right to store it and show it to those you share it with, and no other.</p>
  <h2>What you may not do</h2>
  <p>Do not write about anybody who does not know that they are observed, do not share an account, and do not try to read what is not shared with you.</p>
  <h2>Paying</h2>
  <p>Plans renew until you end them. You may end a plan at any time; it then runs to the end of the period you paid for. When a license has ended, everything you wrote is kept. You can read and download it at any time from the payment page, and finish what you had begun; what is new needs a license again.</p>
  <h2>If something goes wrong</h2>
  <p>We keep your work with care and back it up. Should we lose some of it through our own fault, we owe you what you paid for the last twelve months, and no more.</p>
  <h2>Questions</h2>
  <p>Write to <a href="mailto:${outside.contact}">${outside.contact}</a>.</p>
</article>`;
