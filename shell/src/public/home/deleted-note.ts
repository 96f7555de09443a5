import { html } from '../html';
import classes from './hero.module.css';

/** What whoever has just deleted their account reads here; behaviour/say-deleted.ts shows it. */
export const deletedNote = html`<p class="${classes.deleted}" role="status" data-deleted hidden>Your account is deleted, and you are signed out. We have told you so by email.</p>`;
