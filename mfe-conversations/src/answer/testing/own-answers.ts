import { cast, embedOf } from '@coaching/access/testing';
import type { Interview } from '@coaching/contracts';
import type { RenderedPage } from '@coaching/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { anInterview, aPinned } from '../../interview/testing/builders';

const { coach, coachee } = cast.users;

/** A conversation whose coachee is invited to answer. @param questions two of them unless given */
export const anAsked = (
  uid: string,
  questions: Interview['questions'] = [aPinned('one'), aPinned('two')],
): Interview =>
  anInterview({
    uid,
    user: coach.uid,
    user_embed: embedOf(coach),
    client_embed: [embedOf(coachee)],
    interview_type: 'talk',
    invites_answers: true,
    questions,
  });

/** TipTap asks where the caret is; nothing has a place in the DOM of a test. */
export function giveCaretAPlace(): void {
  Range.prototype.getClientRects = () => [] as never;
  Range.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 0, left: 0, right: 0 }) as never;
  document.elementFromPoint = () => null;
}

/** Types words after a coachee's own answer to a question, and stays in it. @returns the editor */
export async function typeOwnAnswer(page: RenderedPage, number: number, words: string): Promise<HTMLElement> {
  const name = `your answer to question ${number}`;
  await page.user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  const editor = await screen.findByRole('textbox', { name });
  await waitFor(() => expect(document.activeElement).toBe(editor));
  await page.user.keyboard(words);
  return editor;
}

/** Asks why answers are not saved. @returns the dialog that says it */
export async function whyNotSaved(page: RenderedPage): Promise<HTMLElement> {
  await page.user.click(await screen.findByRole('button', { name: /^Not saved/ }, { timeout: 5000 }));
  return screen.findByRole('dialog', { name: 'Not saved' });
}
