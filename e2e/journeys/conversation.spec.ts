import type { Page } from '@playwright/test';
import { conversationOf } from '../platform/conversations';
import { catchPrinting } from '../platform/printing';
import { expect, test } from '../platform/test';
import { saved } from '../platform/timeline';
import { type Held, heldScreens, hold } from '../platform/touch';

/** Adds a structured conversation tool to the organisation's set, and leads to its own screen. */
async function addStructuredTool(page: Page, name: string): Promise<void> {
  await page.goto('/tools');
  await page.getByRole('button', { name: 'Add Tool', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Conversation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Conversation' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('checkbox', { name: 'Structured' }).check();
  await dialog.getByRole('button', { name: 'Add Tool' }).click();
  await page.waitForURL('**/questions/Organization/**');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function addCategory(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Category' });
  await dialog.getByLabel('Category Name').fill(name);
  await dialog.getByRole('button', { name: 'Add Category' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Categories' })).toContainText(name);
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste a list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste questions' });
  await dialog.getByLabel('Questions', { exact: true }).fill(text);
  await dialog.getByLabel('Visibility').selectOption({ label: 'Everyone at Cedar Grove School District' });
  await dialog.getByRole('button', { name: /^Add \d+ question/ }).click();
  await expect(dialog).toBeHidden();
}

/** Picks questions of the bank into a category's list. */
async function pick(page: Page, category: string, words: readonly string[]): Promise<void> {
  await page.getByRole('region', { name: category }).getByRole('button', { name: 'Pick question' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pick question' });
  for (const each of words) await dialog.getByRole('checkbox', { name: new RegExp(each) }).check();
  await dialog.getByRole('button', { name: /^Add/ }).click();
  await expect(dialog).toBeHidden();
}

/** On a phone: begins a conversation from a template with two coachees, and answers its uid. */
async function beginFrom({ page, tap }: Held, tool: string, template: string): Promise<string> {
  await page.goto('/interactions');
  // Once more with the service worker in charge, so that what is needed without a network passes through it.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await tap(page.getByRole('button', { name: 'New Interaction' }));
  await tap(page.getByRole('menuitem', { name: tool }));
  await page.waitForURL('**/questions/config?*');
  for (const name of ['Daniel Reyes', 'Amara Nwosu']) {
    await tap(page.getByRole('combobox', { name: 'Coachee' }));
    await page.keyboard.insertText(name.split(' ')[0]!);
    await tap(page.getByRole('option', { name }));
  }
  await tap(page.getByRole('button', { name: 'Use template' }));
  const dialog = page.getByRole('dialog', { name: 'Use template' });
  await tap(dialog.getByRole('checkbox', { name: template }));
  await tap(dialog.getByRole('button', { name: 'Add questions' }));
  await expect(page.getByText('Who can help?')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Start conversation' }));
  await page.waitForURL('**/questions/answers/*');
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

test('a structured tool, a template of it, and a conversation with two coachees on a phone', async ({
  browser,
  page,
  signIn,
  signInAndLand,
  api,
  machine,
}) => {
  test.slow();
  const template = 'Growth talk, first half of the year';

  await test.step('an administrator makes the tool with its questions', async () => {
    await signInAndLand(page, 'orgadmin');
    await addStructuredTool(page, 'Growth talk');
    await page.getByRole('tab', { name: 'Categories' }).click();
    await addCategory(page, 'Warm-up');
    await addCategory(page, 'Goals');
    await page.getByRole('tab', { name: 'Questions' }).click();
    await paste(
      page,
      'Question\tCategory\nWhat are you proud of?\tWarm-up\nWhat comes next?\tGoals\nWho can help?\tGoals',
    );
    await expect(page.getByText('What are you proud of?')).toBeVisible();
  });

  await test.step('and a template for everybody of the organization', async () => {
    await page.getByRole('tab', { name: 'Conversation Templates' }).click();
    await page.getByRole('link', { name: 'New conversation template' }).click();
    await pick(page, 'Warm-up', ['proud']);
    await pick(page, 'Goals', ['comes next', 'can help']);
    await page.waitForURL(/\/questions\/config\/[A-Za-z0-9]+$/);
    await page.getByLabel('Visibility').selectOption({ label: 'Organization template' });
    await expect(page.getByLabel('Title')).toHaveValue(/Growth talk Template$/);
    await page.getByLabel('Title').fill(template);
    await expect(saved(page)).toBeVisible();
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.waitForURL('**/questions/Organization/**?tab=templates');
    await expect(page.getByRole('link', { name: template })).toBeVisible();
  });

  const coach = await api('coach');
  const held = await hold(browser, machine.address, coach, heldScreens[1], 340, 'allow');
  const phone = held.page;
  const edit = (number: number) => phone.getByRole('button', { name: `Edit answer to question ${number}` });
  const uid = await beginFrom(held, 'Growth talk', template);

  await test.step('a coach answers by finger, in the middle of it without a network', async () => {
    await phone.reload();
    await held.tap(edit(1));
    await held.compose('Every child spoke.');
    await expect(saved(phone)).toBeVisible();
    await held.context.setOffline(true);
    await held.tap(edit(2));
    await held.compose('Fractions on a number line.');
    await expect(phone.getByRole('status').filter({ hasText: 'Offline, kept on this device' })).toBeVisible({
      timeout: 30_000,
    });
    phone.on('dialog', (dialog) => void dialog.accept());
    await phone.reload();
    await expect(phone.getByText('Fractions on a number line.')).toBeVisible();
    await held.tap(edit(3));
    await held.compose('Amara, on Tuesdays.');
    await held.context.setOffline(false);
    await expect(saved(phone)).toBeVisible({ timeout: 60_000 });
    const { questions } = await conversationOf(coach, uid);
    expect(questions.map(({ answer }: { answer: string }) => answer)).toEqual([
      '<p>Every child spoke.</p>',
      '<p>Fractions on a number line.</p>',
      '<p>Amara, on Tuesdays.</p>',
    ]);
  });

  const steps = { daniel: 'Ask one more child', amara: 'Wait for seven seconds' };
  await test.step('agrees on a step with each, and finishes', async () => {
    await held.tap(phone.getByRole('button', { name: /^Action Steps/ }));
    const drawer = phone.getByRole('dialog', { name: 'Action Steps' });
    for (const [name, words] of [
      ['Daniel Reyes', steps.daniel],
      ['Amara Nwosu', steps.amara],
    ] as const) {
      await held.tap(drawer.getByRole('button', { name: 'Add step for one of them' }));
      await held.tap(phone.getByRole('menuitem', { name }));
      await held.compose(words);
    }
    await expect(saved(drawer)).toBeVisible();
    await held.tap(drawer.getByRole('button', { name: 'Close' }));
    await expect(drawer).toBeHidden();
    await held.tap(phone.getByRole('button', { name: 'Finish' }));
    await phone.waitForURL('**/dashboard');
    await expect.poll(async () => (await conversationOf(coach, uid)).end_timestamp).not.toBeNull();
    expect(held.lostPresses).toEqual([]);
    await held.context.close();
  });

  for (const account of ['coachee', 'amara'])
    await test.step(`${account} reads and prints it`, async () => {
      const context = await browser.newContext({ baseURL: machine.address });
      const reader = await context.newPage();
      await signIn(reader, account);
      await reader.goto(`/questions/answers/${uid}`);
      await expect(reader.getByText('Fractions on a number line.')).toBeVisible();
      await expect(reader.getByRole('region', { name: 'Goals' })).toContainText('Amara, on Tuesdays.');
      await expect(reader.getByRole('textbox')).toHaveCount(0);
      for (const name of [/timer/i, /^finish/i, /^edit/i])
        await expect(reader.getByRole('button', { name })).toHaveCount(0);
      await expect(reader.getByRole('link', { name: 'Edit Questions' })).toHaveCount(0);
      const sheet = await catchPrinting(reader);
      await reader.getByRole('button', { name: 'Print', exact: true }).click();
      await expect.poll(async () => (await sheet())?.text).toContain('Every child spoke.');
      const { text } = (await sheet())!;
      expect(text).toContain('Growth talk with Daniel Reyes, Amara Nwosu');
      for (const words of ['Warm-up', 'What comes next?', 'Amara, on Tuesdays.'])
        expect(text).toContain(words);
      const [own, another] =
        account === 'coachee' ? [steps.daniel, steps.amara] : [steps.amara, steps.daniel];
      expect(text).toContain(own);
      expect(text).not.toContain(another);
      await reader.getByRole('button', { name: /^Action Steps, 1 open/ }).click();
      await expect(reader.getByRole('dialog', { name: 'Action Steps' })).toContainText(own);
      expect(await reader.content()).not.toContain(another);
      await context.close();
    });
});
