import type { Page } from '@playwright/test';
import { answersOnServer, saveConversation } from '../platform/conversations';
import { expect, test } from '../platform/test';
import { saved } from '../platform/timeline';

const QUESTIONS = ['What went well?', 'What was hard?'];
const edit = (page: Page, number: number) =>
  page.getByRole('button', { name: `Edit answer to question ${number}` });
const whoReads = (page: Page) => page.locator('[data-sharing]');

async function answer(page: Page, number: number, words: string) {
  await edit(page, number).click();
  await page.keyboard.type(words);
}

test('a coachee reads a shared conversation as it grows, without reloading', async ({
  browser,
  baseURL,
  page,
  signIn,
  api,
}) => {
  const coach = await api('coach');
  const uid = await saveConversation(coach, { title: 'Followed', questions: QUESTIONS });
  await signIn(page, 'coach');
  await page.goto(`/questions/answers/${uid}`);
  const reader = await (await browser.newContext({ baseURL })).newPage();
  await signIn(reader, 'coachee');
  await reader.goto(`/questions/answers/${uid}`);
  await expect(reader.getByText('Live', { exact: true })).toBeVisible();
  await reader.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));

  for (const [place, words] of ['Every child spoke.', 'The last ten minutes.'].entries()) {
    await answer(page, place + 1, words);
    await expect(reader.getByText(words)).toBeVisible();
  }
  await expect(reader.locator('html[data-not-reloaded]')).toHaveCount(1);
  await expect(reader.getByRole('textbox')).toHaveCount(0);
  await reader.context().close();
});

test('two devices of a coach answer the same conversation, and both show all of it', async ({
  page,
  context,
  signInAndLand,
  api,
}) => {
  const coach = await api('coach');
  const uid = await saveConversation(coach, { title: 'Read on two devices', questions: QUESTIONS });
  await signInAndLand(page, 'coach');
  const other = await context.newPage();
  for (const device of [page, other]) {
    await device.goto(`/questions/answers/${uid}`);
    await expect(device.getByText('Live', { exact: true }).or(edit(device, 1))).not.toHaveCount(0);
  }
  await answer(page, 1, 'From the first');
  await answer(other, 2, 'From the second');
  await expect.poll(() => answersOnServer(coach, uid)).toEqual(['From the first', 'From the second']);
  await expect(page.getByText('From the second')).toBeVisible();
  await expect(other.getByText('From the first')).toBeVisible();

  // Into the same answer: what both wrote stands.
  await answer(page, 2, ', and on');
  await expect(other.getByText('From the second, and on')).toBeVisible();
  await expect.poll(() => answersOnServer(coach, uid)).toEqual(['From the first', 'From the second, and on']);
});

test('a private conversation is nobody else’s to read until it is shared', async ({
  browser,
  baseURL,
  page,
  signIn,
  api,
}) => {
  const coach = await api('coach');
  const uid = await saveConversation(coach, {
    title: 'Between us',
    questions: QUESTIONS,
    coachees: ['coachee', 'amara'],
    visibility: 'private',
  });
  await signIn(page, 'coach');
  await page.goto(`/questions/answers/${uid}`);
  await expect(whoReads(page)).toContainText('Only you can read this until you share or finish it.');
  await answer(page, 1, 'Not meant to be read yet.');
  await expect(saved(page)).toBeVisible();
  for (const account of ['coachee', 'amara', 'orgadmin', 'superuser']) {
    const reader = await api(account);
    for (const path of [`interview/${uid}`, `interview/${uid}/live`])
      expect((await reader.get(path)).status(), `${account} ${path}`).toBe(404);
  }
  const reader = await (await browser.newContext({ baseURL })).newPage();
  await signIn(reader, 'amara');
  await reader.goto(`/questions/answers/${uid}`);
  await expect(reader.getByRole('main').getByText(/^This was not found/)).toBeVisible();
  expect(await reader.content()).not.toContain('Not meant to be read yet.');

  await page.getByRole('button', { name: 'Share now' }).click();
  const question = page.getByRole('dialog', { name: 'Share this conversation?' });
  await expect(question).toContainText('This cannot be taken back.');
  await question.getByRole('button', { name: 'Share now' }).click();
  await expect(whoReads(page)).toContainText(/Daniel Reyes.*Amara Nwosu.* can read this as you write\./);
  await reader.getByRole('button', { name: 'Look again' }).click();
  await expect(reader.getByText('Not meant to be read yet.')).toBeVisible();
  await reader.context().close();
});

test('finishing a private conversation shares it, and says so first', async ({ page, signIn, api }) => {
  const [coach, coachee] = [await api('coach'), await api('coachee')];
  const title = 'Shared by finishing';
  const uid = await saveConversation(coach, { title, questions: QUESTIONS, visibility: 'private' });
  await signIn(page, 'coach');
  await page.goto(`/questions/answers/${uid}`);
  await answer(page, 1, 'Only once it is done.');
  const finish = page.getByRole('button', { name: 'Finish', exact: true });
  const question = page.getByRole('dialog', { name: 'Finish and share?' });
  await finish.click();
  await question.getByRole('button', { name: 'Not yet' }).click();
  await expect(question).toBeHidden();
  expect((await coachee.get(`interview/${uid}`)).status()).toBe(404);
  await finish.click();
  await question.getByRole('button', { name: 'Finish and share' }).click();
  await page.waitForURL('**/dashboard');
  await expect.poll(async () => (await coachee.get(`interview/${uid}`)).status()).toBe(200);
  expect(await answersOnServer(coachee, uid)).toEqual(['Only once it is done.', '']);
});
