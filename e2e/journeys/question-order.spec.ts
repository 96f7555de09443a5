import type { Locator, Page } from '@playwright/test';
import { categories, questionsOnServer, saveConversation } from '../platform/conversations';
import { tabTo } from '../platform/keyboard';
import { expect, test } from '../platform/test';
import { saved } from '../platform/timeline';
import { heldScreens, hold } from '../platform/touch';

const QUESTIONS = ['What went well?', 'What was hard?', 'Who can help?', 'What comes next?'] as const;
const [well, hard, help, next] = QUESTIONS;

const list = (page: Page, name = 'Questions') => page.getByRole('list', { name, exact: true });
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}` });
/** The questions of a list from top to bottom, as their handles name them. */
const order = (questions: Locator) =>
  questions
    .getByRole('button', { name: /^Move / })
    .evaluateAll((handles) => handles.map((grip) => grip.getAttribute('aria-label')!.slice('Move '.length)));

test('a coach puts questions in order by keyboard alone, with every step said, and it stays', async ({
  page,
  signIn,
  api,
}) => {
  const coach = await api('coach');
  const uid = await saveConversation(coach, { title: 'In order by keys', questions: QUESTIONS });
  const isSaid = (words: string) =>
    expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
  await signIn(page, 'coach');
  await page.goto(`/questions/config/${uid}`);
  await expect(list(page)).toBeVisible();

  await tabTo(page, handle(page, next));
  await page.keyboard.press('Space');
  await isSaid('Picked up What comes next?, position 4 of 4.');
  await page.keyboard.press('ArrowUp');
  await isSaid('What comes next? is now at position 3 of 4.');
  await page.keyboard.press('ArrowUp');
  await isSaid('What comes next? is now at position 2 of 4.');
  await page.keyboard.press('Space');
  await isSaid('What comes next? was put down at position 2 of 4.');
  await expect(saved(page)).toBeVisible();
  expect(await questionsOnServer(coach, uid)).toEqual([well, next, hard, help]);

  await page.keyboard.press('Space');
  await isSaid('Picked up What comes next?, position 2 of 4.');
  await page.keyboard.press('ArrowUp');
  await isSaid('What comes next? is now at position 1 of 4.');
  await page.keyboard.press('Escape');
  await isSaid('What comes next? is back at position 2 of 4.');

  await page.reload();
  await expect(list(page)).toBeVisible();
  expect(await order(list(page))).toEqual([well, next, hard, help]);
});

test('questions of categories go up, down, to the top and to another category by their menu', async ({
  page,
  signIn,
  api,
}) => {
  const coach = await api('coach');
  const questions = QUESTIONS.map((words) => [words, categories.goal] as [string, string]);
  const uid = await saveConversation(coach, { title: 'In order by menu', questions });
  await signIn(page, 'coach');
  await page.goto(`/questions/config/${uid}`);
  const goals = list(page, 'Goal and focus');
  const choose = async (question: string, entry: string) => {
    await page.getByRole('button', { name: `Actions for ${question}` }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };
  const isSaid = (words: string) =>
    expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();

  await choose(help, 'Move up');
  await isSaid('Who can help? was moved to position 2 of 4.');
  await choose(well, 'Move down');
  await isSaid('What went well? was moved to position 2 of 4.');
  await choose(next, 'Move to the top');
  await isSaid('What comes next? was moved to position 1 of 4.');
  expect(await order(goals)).toEqual([next, help, well, hard]);
  await page.getByRole('button', { name: `Actions for ${next}` }).click();
  for (const entry of ['Move up', 'Move to the top'])
    await expect(page.getByRole('menuitem', { name: entry, exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await choose(hard, 'Move to Planning the lesson');
  await expect.poll(() => questionsOnServer(coach, uid)).toEqual([next, help, well, hard]);

  await page.reload();
  await expect(handle(page, hard)).toBeVisible();
  expect(await order(goals)).toEqual([next, help, well]);
  expect(await order(list(page, 'Planning the lesson'))).toEqual([hard]);
});

test('questions of a template are dragged by finger on a phone', async ({ browser, machine, api }) => {
  const coach = await api('coach');
  const uid = await saveConversation(coach, { title: 'By finger', questions: QUESTIONS, template: true });
  const { page, drag, context } = await hold(browser, machine.address, coach, heldScreens[1]);
  await page.goto(`/questions/config/${uid}`);
  await expect(handle(page, next)).toBeVisible();
  await drag(handle(page, help), handle(page, well));
  await expect.poll(() => questionsOnServer(coach, uid)).toEqual([help, well, hard, next]);
  await page.reload();
  await expect(handle(page, next)).toBeVisible();
  expect(await order(list(page))).toEqual([help, well, hard, next]);
  await context.close();
});

test('on a phone all of a menu that is longer than its room is reached by finger and by key', async ({
  browser,
  machine,
  api,
}) => {
  const coach = await api('coach');
  const questions = Object.values(categories).map((category) => [well, category] as [string, string]);
  const uid = await saveConversation(coach, { title: 'A long menu', questions });
  const { page, context } = await hold(browser, machine.address, coach, heldScreens[0]);
  await page.goto(`/questions/config/${uid}`);
  await page
    .getByRole('button', { name: `Actions for ${well}` })
    .first()
    .tap();
  const remove = page.getByRole('menuitem', { name: 'Remove', exact: true });
  await expect(remove).toBeVisible();
  await page.keyboard.press('End');
  await expect(remove).toBeFocused();
  await expect(remove).toBeInViewport({ ratio: 1 });
  await remove.tap();
  await expect.poll(async () => (await questionsOnServer(coach, uid)).length).toBe(questions.length - 1);
  await context.close();
});
