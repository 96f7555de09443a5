import type { Page } from '@playwright/test';
import { saveConversation } from '../platform/conversations';
import { expect, test } from '../platform/test';

// The words are the specification's (spec 2 sections 4, 5, 7 and 8), letter by letter.

const cycle = '/questions/Organization/demo-cedar-grove/demo-cedar-tools/demo-coaching-cycle';
const said = (page: Page, words: string) => page.getByText(words, { exact: true });
const asked = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function choose(page: Page, name: string, entry: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

async function search(page: Page, words: string) {
  await page.getByRole('searchbox').fill(words);
  await expect(page.getByRole('row').filter({ hasText: words })).toHaveCount(1);
}

test('a conversation needs a coachee, is deleted with a word, and comes back', async ({
  page,
  signIn,
  api,
}) => {
  const coach = await api('coach');
  const title = 'Not needed any more';
  const uid = await saveConversation(coach, { title, questions: ['What went well?'] });
  await signIn(page, 'coach');
  await page.goto('/questions/config?interview_type=demo-coaching-check-in');
  await page.getByRole('button', { name: 'Start conversation' }).click();
  await expect(said(page, 'Coachee is required')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Coachee' })).toBeFocused();

  await page.goto(`/questions/config/${uid}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await asked(page, 'Delete this conversation?').getByRole('button', { name: 'Delete conversation' }).click();
  await page.waitForURL('**/interactions');
  await expect(said(page, 'Conversation deleted successfully')).toBeVisible();
  expect((await coach.get(`interview/${uid}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await coach.get(`interview/${uid}`)).status()).toBe(200);
});

test('a question of one’s own is deleted, and another’s hidden, each once that is confirmed', async ({
  page,
  signIn,
  api,
}) => {
  const coach = await api('coach');
  const question = {
    question: '<p>Which song did they sing?</p>',
    category: 'demo-category-goal',
    question_type: 'demo-coaching-cycle',
  };
  expect((await coach.post('question', { data: { question } })).ok()).toBe(true);
  await signIn(page, 'coach');
  await page.goto(cycle);
  await search(page, 'Which song did they sing?');
  await choose(page, 'Which song did they sing?', 'Delete');
  await asked(page, 'Are you sure you want to delete this question?')
    .getByRole('button', { name: 'Delete question' })
    .click();
  await expect(said(page, 'Question deleted successfully')).toBeVisible();

  const theirs = 'Why does this goal matter to you now, rather than later in the year?';
  await search(page, theirs);
  await choose(page, theirs, 'Hide');
  await asked(page, 'Are you sure you want to hide this question?')
    .getByRole('button', { name: 'Hide question' })
    .click();
  await expect(said(page, 'Question hidden successfully')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: theirs })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Show hidden' }).click();
  await choose(page, theirs, 'Unhide');
  await expect(said(page, 'Question is shown again')).toBeVisible();
});

test('a category goes after a warning, with its questions, and both come back', async ({
  page,
  signIn,
  api,
}) => {
  const orgadmin = await api('orgadmin');
  const questions = async () => {
    const query = new URLSearchParams({
      question_type: 'demo-coaching-cycle',
      category: 'demo-category-support',
    });
    return (await (await orgadmin.get(`questions?${query}`)).json()).total as number;
  };
  const before = await questions();
  expect(before).toBeGreaterThan(0);
  await signIn(page, 'orgadmin');
  await page.goto(`${cycle}?tab=categories`);
  const list = page.getByRole('list', { name: 'Categories' });
  const category = 'Support and wellbeing';
  await choose(page, category, 'Delete');
  const dialog = asked(page, `Delete the category ${category}?`);
  await expect(dialog).toContainText('All questions of this category are deleted with it');
  await dialog.getByRole('button', { name: 'Delete category' }).click();
  await expect(said(page, 'Updated tool config successfully')).toBeVisible();
  await expect.poll(questions).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list).toContainText(category);
  await expect.poll(questions).toBe(before);

  await page.goto('/categories/demo-coaching-cycle?category=gone');
  await expect(said(page, 'Category not found: gone')).toBeVisible();
});
