import { smallTargets } from '../platform/targets';
import { expect, test } from '../platform/test';
import { heldScreens, hold, linesOnServer } from '../platform/touch';

for (const screen of heldScreens) {
  test(`menus, pickers and tables by finger on ${screen.name}`, async ({ browser, machine, api }) => {
    test.slow();
    const coach = await api('coach');
    const held = await hold(browser, machine.address, coach, screen, Math.round(screen.height * 0.4));
    const { page, tap } = held;

    await test.step('a menu leads to the form, a picker finds the coachee', async () => {
      await page.goto('/interactions');
      await tap(page.getByRole('button', { name: 'New Interaction' }));
      await tap(page.getByRole('menuitem').first());
      await page.waitForURL('**/config?*');
      await tap(page.getByLabel('Coachee'));
      await page.keyboard.insertText('Dan');
      await tap(page.getByRole('option', { name: 'Daniel Reyes' }));
      await tap(page.getByLabel('Title'));
      await page.keyboard.insertText(`Menus on ${screen.name}`);
      await tap(page.getByRole('button', { name: 'Start observation' }));
      await page.waitForURL('**/observation/*');
      await tap(page.getByRole('button', { name: 'Add item' }));
      await held.compose('From the first letter');
      const uid = new URL(page.url()).pathname.split('/').at(-1)!;
      await expect.poll(() => linesOnServer(coach, uid)).toEqual(['From the first letter']);
    });

    await test.step('a table is searched and a row opened', async () => {
      await page.goto('/interactions');
      const others = page.locator('[data-index]').filter({ hasNotText: 'Equivalent fractions' });
      await others.first().waitFor();
      await tap(page.getByRole('searchbox'));
      await page.keyboard.insertText('Equivalent fractions');
      await expect(others).toHaveCount(0);
      await tap(page.getByRole('link', { name: /^Equivalent fractions with number lines/ }).first());
      await page.waitForURL('**/observation/*');
    });

    await test.step('the menu of the account leads to the profile', async () => {
      await tap(page.getByRole('button', { name: /^Account of/ }));
      await tap(page.getByRole('menuitem', { name: 'Profile' }));
      await page.waitForURL('**/profile');
    });

    expect(held.lostPresses).toEqual([]);
    await held.context.close();
  });
}

for (const screen of [heldScreens[0], heldScreens[2]]) {
  for (const account of ['coach', 'coachee']) {
    test(`a finger finds everything of a ${account} on ${screen.name}`, async ({ browser, machine, api }) => {
      test.slow();
      const { page, context, tap } = await hold(browser, machine.address, await api(account), screen);
      const isCoach = account === 'coach';
      await page.goto('/dashboard');
      await page.getByRole('main').getByRole('listitem').first().waitFor();
      expect.soft(await smallTargets(page)).toEqual([]);
      await page.goto('/interactions');
      await page
        .getByRole('link', { name: /^Equivalent fractions/ })
        .first()
        .waitFor();
      expect.soft(await smallTargets(page)).toEqual([]);
      await page.goto('/observation/demo-observation-0-0');
      await page.getByRole('list', { name: 'Script' }).waitFor();
      const facts = page.getByText(/· \d\d\/\d\d\/\d{4} \d+:\d\d:\d\d [AP]M · \d+ minutes$/);
      expect(await facts.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      expect.soft(await smallTargets(page)).toEqual([]);
      if (isCoach) {
        await tap(page.getByRole('button', { name: /^Edit item 1,/ }));
        await expect(page.getByRole('button', { name: 'Delete item' }).filter({ visible: true })).toHaveCount(
          1,
        );
        expect.soft(await smallTargets(page)).toEqual([]);
      }
      await tap(page.getByRole('button', { name: /^Action Steps/ }));
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
      expect.soft(await smallTargets(page)).toEqual([]);
      if (isCoach) {
        await page.goto('/config');
        await page.getByRole('button', { name: 'Start observation' }).waitFor();
        expect.soft(await smallTargets(page)).toEqual([]);
      }
      await context.close();
    });
  }
}
