import { expectNoFindings } from '../platform/axe';
import { pressOn, tabTo } from '../platform/keyboard';
import { codeSentTo } from '../platform/mail';
import { expect, test } from '../platform/test';

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('a coach chooses a coachee from the list by keyboard', async ({ page, signIn, api }) => {
      await signIn(page, 'coach');
      await page.goto('/config');
      const browse = page.getByRole('button', { name: 'Browse people' });
      await pressOn(page, browse);

      const dialog = page.getByRole('dialog', { name: 'Choose a coachee' });
      const search = dialog.getByRole('searchbox');
      await expect(search).toBeFocused();
      await expect(dialog.getByRole('option', { name: 'Grace Kim' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: /invite/i })).toHaveCount(0);
      await expectNoFindings(page);

      await page.keyboard.type('dan');
      await expect(dialog.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      const daniel = dialog.getByRole('option', { name: 'Daniel Reyes' });
      await expect(daniel).toHaveAttribute('aria-selected', 'true');
      await tabTo(page, dialog.getByRole('radio', { name: 'Organization' }), 'Shift+Tab');
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('radio', { name: 'Program' })).toBeChecked();
      await expect(daniel).toHaveAttribute('aria-selected', 'true');
      // What is asked again stands there pale meanwhile.
      await expect(dialog.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
      await expectNoFindings(page);

      const ok = dialog.getByRole('button', { name: /^OK/ });
      await expect(ok).toHaveText(/Choose Daniel Reyes$/);
      await expect(ok).toBeInViewport({ ratio: 1 });
      await pressOn(page, ok);
      await expect(dialog).toBeHidden();
      await expect(browse).toBeFocused();
      await expect(page.getByLabel('Coachee')).toHaveValue('Daniel Reyes');

      await tabTo(page, page.getByLabel('Title'));
      await page.keyboard.type(`From the list at ${width}`);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/observation/*');
      const uid = new URL(page.url()).pathname.split('/').at(-1);
      const { observation } = await (await (await api('coach')).get(`observation/${uid}`)).json();
      expect(observation.client_embed.username).toBe('Daniel Reyes');
    });
  });
}

test('a search for people has no faults to be found, nor when it is slow, finds nobody or fails', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'coach');
  await page.goto('/config');
  const coachee = page.getByRole('combobox', { name: /^Coachee/ });
  await coachee.click();
  await expect(page.getByRole('option', { name: 'Grace Kim' })).toBeVisible();
  await expectNoFindings(page);

  const searched = /\/api\/users\?/;
  let answer = () => {};
  await page.route(searched, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await coachee.fill('nobody of this name');
  const said = page.getByRole('status');
  await expect(said.filter({ hasText: 'Searching' })).toBeVisible();
  await expectNoFindings(page);
  answer();
  await expect(said.filter({ hasText: 'Nobody found' })).toBeVisible();
  await expectNoFindings(page);

  await page.unroute(searched);
  await page.route(searched, (route) => route.abort());
  await coachee.fill('nobody of that name');
  await expect(said.filter({ hasText: 'The search failed.' })).toBeVisible();
  await expectNoFindings(page);
});

test('Escape gives up what was chosen, and a click outside does not', async ({ page, signIn }) => {
  await signIn(page, 'coach');
  await page.goto('/config');
  await page.getByRole('button', { name: 'Browse people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a coachee' });
  await dialog.getByRole('option', { name: 'Grace Kim' }).click();
  await page.mouse.click(5, 5);
  await expect(dialog.getByRole('option', { name: 'Grace Kim' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Coachee')).toHaveValue('');
});

test('who is not in a place does not learn who is there', async ({ api }) => {
  const [coach, other] = [await api('coach'), await api('coach2')];
  const { organization } = await (await other.get('user_session')).json();
  const absent = await coach.get('users', { params: { organization_uid: 'nowhere' } });
  expect(absent.status()).toBe(404);
  const places: Record<string, string>[] = [
    { organization_uid: organization.uid },
    { program_uid: organization.programs[0].uid },
  ];
  for (const params of places) {
    expect((await other.get('users', { params })).status()).toBe(200);
    const refused = await coach.get('users', { params });
    expect([refused.status(), await refused.json()]).toEqual([404, await absent.json()]);
  }
});

test('a coach without an organisation invites her first coachee, who signs in with the code of the mail', async ({
  browser,
  baseURL,
  machine,
  page,
  request,
  signIn,
}) => {
  test.slow();
  const email = 'nadia@school.test';
  await signIn(page, 'solo');
  await page.goto('/config');
  await page.getByRole('button', { name: 'Browse or invite people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a coachee' });
  await dialog.getByRole('button', { name: 'Invite a new person' }).click();
  await page.keyboard.type('Nadia');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Haddad');
  await page.keyboard.press('Tab');
  await page.keyboard.type('solo@demo.test');
  await dialog.getByRole('button', { name: /^OK/ }).click();
  await expect(dialog.getByText(/^This address cannot be invited/)).toBeVisible();
  await dialog.getByRole('textbox', { name: /email/i }).fill(email);
  await dialog.getByRole('button', { name: /^OK/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Nadia Haddad was invited')).toBeVisible();
  await expect(page.getByLabel('Coachee')).toHaveValue('Nadia Haddad');
  await page.getByLabel('Title').fill('First visit');
  await page.getByRole('button', { name: 'Start observation' }).click();
  await page.waitForURL('**/observation/*');

  const code = await codeSentTo(request, machine.address, email);
  const context = await browser.newContext({ baseURL });
  const invited = await context.newPage();
  await invited.goto(`/verification?email=${encodeURIComponent(email)}`);
  await invited.getByLabel('Code').fill(code);
  await invited.getByRole('button', { name: 'Log in' }).click();
  await invited.waitForURL((url) => url.pathname !== '/verification');
  await invited.goto('/interactions');
  await expect(invited.getByRole('link', { name: 'First visit' })).toBeVisible();
  await context.close();
});

test('nobody who takes no part in coaching is offered, or taken', async ({ page, signIn, api }) => {
  await signIn(page, 'orgadmin');
  await page.goto('/config');
  await page.getByRole('button', { name: 'Browse people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a coachee' });
  await expect(dialog.getByRole('option', { name: 'Daniel Reyes' })).toBeVisible();
  for (const name of ['Bea Larsen', 'Olive Grant']) {
    await expect(dialog.getByRole('option', { name })).toHaveCount(0);
  }
  const observation = { uid: 'of-who-only-pays', client: 'demo-billing', title: 'No' };
  const refused = await (await api('orgadmin')).post('observation', { data: { observation } });
  expect(refused.status()).toBe(400);
});
