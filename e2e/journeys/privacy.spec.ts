import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { openLiveStream, printed, titlesFound } from '../platform/readings';
import { expect, test } from '../platform/test';
import { addItem, saved, startObservation } from '../platform/timeline';

const whoReads = (page: Page) => page.locator('[data-sharing]');

async function theirPage(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  return context.newPage();
}

interface Written {
  uid: string;
  title: string;
  words: string;
}

/** Whoever may not read it finds nothing, wherever they look. */
async function expectNothing(page: Page, api: APIRequestContext, { uid, title, words }: Written) {
  const real = await api.get(`observation/${uid}`);
  const invented = await api.get('observation/there-is-no-such-one');
  expect(real.status()).toBe(404);
  expect(await real.json()).toEqual(await invented.json());
  expect((await api.get(`observation/${uid}/live`)).status()).toBe(404);
  expect((await api.get(`action_steps_tool/observation/${uid}`)).status()).toBe(404);
  expect(await titlesFound(api, 'observations/demo-coachee', title)).toEqual([]);
  expect((await openLiveStream(page, uid)).status).toBe(404);

  await page.goto(`/observation/${uid}`);
  await expect(page.getByRole('main').getByText(/^This was not found/)).toBeVisible();
  expect(await page.content()).not.toContain(words);
  expect(await printed(page)).not.toContain(words);
  await page.goto('/interactions');
  await page.getByRole('searchbox').fill(title);
  await expect(page.getByText(/^(No|Nothing)/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'Recent interactions' }).getByRole('listitem').first().waitFor();
  expect(await page.content()).not.toContain(title);
}

/** Whoever may read it finds it, wherever they look. */
async function expectEverything(page: Page, api: APIRequestContext, { uid, title, words }: Written) {
  await expect.poll(async () => (await api.get(`observation/${uid}`)).status()).toBe(200);
  await expect.poll(() => titlesFound(api, 'observations/demo-coachee', title)).toEqual([title]);
  expect((await api.get(`action_steps_tool/observation/${uid}`)).status()).toBe(200);
  const live = await openLiveStream(page, uid);
  expect(live.status).toBe(200);
  expect(live.first).toContain(words);

  await page.goto('/interactions');
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText(words)).toBeVisible();
  expect(await printed(page)).toContain(words);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Recent interactions' })).toContainText(title);
}

test('nobody reads a private observation before it is shared, and everybody whom it concerns does after', async ({
  browser,
  baseURL,
  page,
  signIn,
  signInAndLand,
  api,
}) => {
  test.slow();
  const written = { title: 'Half a thought', words: 'Not meant to be read yet.' };
  await signIn(page, 'coach');
  const uid = await startObservation(page, 'Daniel Reyes', written.title, 'Private');
  await expect(whoReads(page)).toContainText('Only you can read this until you share or finish it.');
  await addItem(page, written.words);
  await expect(saved(page)).toBeVisible();
  expect(await printed(page)).toContain('Private draft');

  const [coachee, administrator] = [await api('coachee'), await api('orgadmin')];
  const theirs = await theirPage(browser, baseURL);
  await signInAndLand(theirs, 'coachee');
  await expectNothing(theirs, coachee, { uid, ...written });
  for (const account of ['orgadmin', 'progadmin', 'superuser', 'support']) {
    const reader = await api(account);
    expect((await reader.get(`observation/${uid}`)).status(), account).toBe(404);
    expect((await reader.get(`observation/${uid}/live`)).status(), account).toBe(404);
  }
  expect(await titlesFound(administrator, 'observations/demo-coachee', written.title)).toEqual([]);

  await page.goto('/interactions');
  await page.getByRole('searchbox').fill(written.title);
  await expect(page.getByRole('row').filter({ hasText: written.title })).toContainText('Private');
  await page.goto(`/observation/${uid}`);

  await page.getByRole('button', { name: 'Share now' }).click();
  const question = page.getByRole('dialog', { name: 'Share this observation?' });
  await expect(question).toContainText('Daniel Reyes');
  await expect(question).toContainText('This cannot be taken back.');
  await question.getByRole('button', { name: 'Share now' }).click();
  await expect(whoReads(page)).toContainText(
    /Daniel Reyes, those who administer .* can read this as you write\./,
  );
  await expect(page.getByRole('button', { name: 'Share now' })).toHaveCount(0);

  await expectEverything(theirs, coachee, { uid, ...written });
  await expect
    .poll(() => titlesFound(administrator, 'observations/demo-coachee', written.title))
    .toEqual([written.title]);

  const coach = await api('coach');
  const { observation } = await (await coach.get(`observation/${uid}`)).json();
  const back = await coach.post('observation', {
    data: { observation: { uid, revision: observation.revision, visibility: 'private' } },
  });
  expect(back.status()).toBe(400);
  await page.goto(`/config/${uid}`);
  await expect(page.getByText(/It stays shared, because/)).toBeVisible();
  await theirs.context().close();
});

test('finishing shares, and says so first', async ({
  browser,
  baseURL,
  page,
  signIn,
  signInAndLand,
  api,
}) => {
  test.slow();
  const written = { title: 'Shared on its last page', words: 'Only once it is done.' };
  await signIn(page, 'coach');
  const uid = await startObservation(page, 'Daniel Reyes', written.title, 'Private');
  await addItem(page, written.words);
  await expect(saved(page)).toBeVisible();
  const coachee = await api('coachee');
  const theirs = await theirPage(browser, baseURL);
  await signInAndLand(theirs, 'coachee');
  await expectNothing(theirs, coachee, { uid, ...written });

  const finish = page.getByRole('button', { name: 'Finish', exact: true });
  const question = page.getByRole('dialog', { name: 'Finish and share?' });
  await finish.click();
  await question.getByRole('button', { name: 'Not yet' }).click();
  await expect(question).toBeHidden();
  await expect(whoReads(page)).toContainText('Only you can read this');
  expect((await coachee.get(`observation/${uid}`)).status()).toBe(404);

  await finish.click();
  await question.getByRole('button', { name: 'Finish and share' }).click();
  await expect(page.getByRole('button', { name: 'Finish notes' })).toBeVisible();
  await expect(whoReads(page)).toContainText('can read this. Coach notes are not shown to Daniel Reyes.');
  await expectEverything(theirs, coachee, { uid, ...written });
  await theirs.context().close();
});

test('sharing without a network waits for it, and says so', async ({ page, context, signIn, api }) => {
  await signIn(page, 'coach');
  const uid = await startObservation(page, 'Daniel Reyes', 'Shared in the basement', 'Private');
  await addItem(page, 'Before the network went away.');
  await expect(saved(page)).toBeVisible();
  const coachee = await api('coachee');

  await context.setOffline(true);
  await page.keyboard.type(' And after.');
  await page.getByRole('button', { name: 'Share now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Share now' }).click();
  await expect(whoReads(page)).toContainText('Will be shared once you are online.');
  expect((await coachee.get(`observation/${uid}`)).status()).toBe(404);

  await context.setOffline(false);
  await expect(whoReads(page)).toContainText('Daniel Reyes', { timeout: 30_000 });
  const { observation } = await (await coachee.get(`observation/${uid}`)).json();
  expect(observation.items[0].data).toBe('<p>Before the network went away. And after.</p>');
});

test.describe('what new observations start with', () => {
  test.afterEach(async ({ api }) => {
    const asBefore = (choice: object) => ({ data: { observation_defaults: choice } });
    await (await api('orgadmin')).post('observation_defaults', asBefore({ organization: null }));
    await (await api('coach')).post('observation_defaults', asBefore({ own: null }));
  });

  test('is chosen by who administers the organisation, and by each coach for themselves', async ({
    browser,
    baseURL,
    page,
    signIn,
    signInAndLand,
  }) => {
    const chooses = async (coach: Page, group: RegExp, choice: string) => {
      await coach.goto('/config');
      await coach.getByRole('button', { name: 'Change what new observations start with' }).click();
      const dialog = coach.getByRole('dialog', { name: 'What new observations start with' });
      await dialog.getByRole('group', { name: group }).getByRole('radio', { name: choice }).check();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await expect(coach.getByRole('radio', { name: choice })).toBeChecked();
    };
    const administrator = await theirPage(browser, baseURL);
    await signInAndLand(administrator, 'orgadmin');
    await chooses(administrator, /^New observations at Cedar Grove School District/, 'Private');
    await administrator.context().close();

    await signIn(page, 'coach');
    await page.goto('/config');
    await expect(page.getByRole('radio', { name: 'Private' })).toBeChecked();
    await startObservation(page, 'Daniel Reyes', 'As the district has it');
    await expect(whoReads(page)).toContainText('Only you can read this');

    await chooses(page, /^Your new observations$/, 'Shared');
    await startObservation(page, 'Daniel Reyes', 'As its coach has it');
    await expect(whoReads(page)).toContainText('Daniel Reyes');
  });

  test('is not a coachee’s to choose, nor a coach’s for everybody', async ({ api }) => {
    const data = (choice: object) => ({ data: { observation_defaults: choice } });
    const coachee = await (await api('coachee')).post('observation_defaults', data({ own: 'private' }));
    expect(coachee.status()).toBe(403);
    const coach = await (await api('coach')).post('observation_defaults', data({ organization: 'private' }));
    expect(coach.status()).toBe(403);
  });
});

test('a choice that could not be saved stays, with what went wrong beside it', async ({ page, signIn }) => {
  await signIn(page, 'coach');
  await page.goto('/config');
  await page.getByLabel('Title').fill('Typed before');
  await page.getByRole('button', { name: 'Change what new observations start with' }).click();
  const dialog = page.getByRole('dialog', { name: 'What new observations start with' });
  await dialog.getByRole('radio', { name: 'Private' }).first().check();
  await page.route('**/api/observation_defaults', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('There is no connection to the server.');
  await expect(dialog.getByRole('radio', { name: 'Private' }).first()).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Title')).toHaveValue('Typed before');
});
