import { expectNoFindings } from '../platform/axe';
import {
  answersOnServer,
  conversationOf,
  questionsOnServer,
  saveConversation,
} from '../platform/conversations';
import { expect, test } from '../platform/test';

test('a coachee answers before the meeting, and the coach reads it beside the last answer and takes newer words', async ({
  browser,
  baseURL,
  page,
  signIn,
  api,
}) => {
  const coach = await api('coach');
  const uid = await saveConversation(coach, {
    title: 'Before we meet',
    questions: ['placeholder'],
    visibility: 'private',
  });
  const asked = async (question: object) => {
    const answer = await coach.post('question', { data: { question } });
    expect(answer.ok()).toBe(true);
    return (await answer.json()).question as { uid: string; revision: number };
  };
  const bank = await asked({ question: '<p>Who spoke most?</p>', question_type: 'demo-coaching-check-in' });
  const question = { question: '<p>Who spoke most?</p>', question_uid: bank.uid };
  const earlier = {
    title: 'Earlier',
    interview_type: 'demo-coaching-check-in',
    client_embed: [{ uid: 'demo-coachee' }],
    timestamp: '2026-01-05T09:00:00.000Z',
    questions: [{ ...question, answer: '<p>Mostly me.</p>' }],
  };
  expect((await coach.post('interview', { data: { interview: earlier } })).ok()).toBe(true);
  const now = { uid, revision: 1, questions: [question] };
  expect((await coach.post('interview', { data: { interview: now } })).ok()).toBe(true);

  await signIn(page, 'coach');
  await page.goto(`/questions/config/${uid}`);
  await page.getByRole('switch', { name: /^Invite coachees/ }).click();
  const stored = async () => {
    const { invites_answers, visibility } = await conversationOf(coach, uid);
    return [invites_answers, visibility];
  };
  await expect.poll(stored).toEqual([true, 'private']);
  await page.getByRole('radio', { name: /^Shared/ }).check();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('button', { name: 'Edit answer to question 1' }).waitFor();

  const theirs = await (await browser.newContext({ baseURL })).newPage();
  await signIn(theirs, 'coachee');
  await theirs.goto(`/questions/answers/${uid}`);
  await theirs.getByRole('button', { name: 'Edit your answer to question 1' }).click();
  await theirs.keyboard.type('The back row, for once.');
  await expectNoFindings(theirs);

  const read = async () => JSON.stringify(await (await coach.get(`interview/${uid}`)).json());
  await expect.poll(read).toContain('The back row, for once.');
  const own = page.getByRole('group', { name: /own answer$/ });
  await expect(own).toContainText('The back row, for once.');
  await theirs.context().close();

  const newer = { uid: bank.uid, revision: bank.revision, question: '<p>Who spoke most today?</p>' };
  await asked(newer);
  await page.reload();
  await expect(own).toBeVisible();
  await page.getByRole('button', { name: 'Edit answer to question 1' }).click();
  await page.keyboard.press('Alt+KeyL');
  await expect(page.getByRole('group', { name: 'Since last time' })).toContainText('Mostly me.');
  const words = page.getByRole('region', { name: 'Newer wording' });
  await expect(words).toBeVisible();
  await expectNoFindings(page);
  await words.getByRole('button', { name: 'Take newer wording' }).click();
  await expect.poll(() => questionsOnServer(coach, uid)).toEqual(['Who spoke most today?']);
  await expect(own).toContainText('The back row, for once.');
  expect(await answersOnServer(coach, uid)).toEqual(['']);
});
