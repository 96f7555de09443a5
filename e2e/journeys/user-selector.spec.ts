import { expectNoFindings } from '../platform/axe';
import { pressOn, tabTo } from '../platform/keyboard';
import { expect, test } from '../platform/test';

for (const { width, height, colorScheme } of [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

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
