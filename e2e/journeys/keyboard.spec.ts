import type { Page } from '@playwright/test';
import { pressOn, tabTo } from '../platform/keyboard';
import { expect, test } from '../platform/test';
import { saved } from '../platform/timeline';

/** From here on a mouse is no help: nothing can be clicked. */
async function withoutMouse(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const type of ['pointerdown', 'mousedown', 'click']) {
      addEventListener(
        type,
        (event) => {
          // A key pressed on a button makes a click too, of no pointer.
          if ((event as MouseEvent).detail !== 0 || type === 'pointerdown') event.stopImmediatePropagation();
        },
        true,
      );
    }
  });
}

test('a coach configures, scripts, adds a step, finishes and finds it again by keyboard alone', async ({
  page,
  signInAndLand,
  api,
}) => {
  test.slow();
  await signInAndLand(page, 'coach');
  await withoutMouse(page);
  await page.goto('/dashboard');

  await pressOn(page, page.getByRole('link', { name: 'New observation' }));
  await page.waitForURL('**/config*');
  await tabTo(page, page.getByLabel('Coachee'));
  await page.keyboard.type('Daniel');
  await expect(page.getByRole('option', { name: /Daniel Reyes/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Title'));
  await page.keyboard.type('By keyboard alone');
  await pressOn(page, page.getByRole('button', { name: 'Start observation' }));
  await page.waitForURL('**/observation/*');
  const uid = new URL(page.url()).pathname.split('/').at(-1);

  await pressOn(page, page.getByRole('button', { name: /^Add item/ }));
  await page.keyboard.type('What is a half?');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Two parts of the same size.');
  await expect(saved(page)).toBeVisible();
  await page.keyboard.press('Escape');

  await tabTo(page, page.getByRole('button', { name: /^Action steps/i }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await pressOn(page, drawer.getByRole('button', { name: /^Add/ }).first());
  await expect(drawer.locator('[contenteditable=true]')).toBeFocused();
  await page.keyboard.type('Ask for the reason behind an answer');
  await expect(saved(drawer)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await tabTo(page, page.getByRole('button', { name: 'Finish', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Finish notes' })).toBeEnabled();
  await pressOn(page, page.getByRole('button', { name: 'Finish notes' }));
  await page.waitForURL('**/dashboard');
  await pressOn(page, page.getByRole('navigation').getByRole('link', { name: 'Interactions' }));
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('keyboard alone');
  await pressOn(page, page.getByRole('link', { name: 'By keyboard alone' }));
  await page.waitForURL(`**/observation/${uid}`);

  const coach = await api('coach');
  const { observation } = await (await coach.get(`observation/${uid}`)).json();
  expect(observation.items.map((item: { data: string }) => item.data)).toEqual([
    '<p>What is a half?</p>',
    '<p>Two parts of the same size.</p>',
  ]);
  expect(observation.end_timestamp).not.toBeNull();
  const { steps } = await (await coach.get(`action_steps_tool/observation/${uid}`)).json();
  expect(steps.map((step: { action_step: string }) => step.action_step)).toEqual([
    '<p>Ask for the reason behind an answer</p>',
  ]);

  await pressOn(page, page.getByRole('link', { name: 'Edit Observation' }));
  await pressOn(page, page.getByRole('button', { name: /^Delete/ }));
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: /^Delete/ }));
  await expect(page.getByText('Observation deleted successfully')).toBeVisible();
  await page.waitForURL('**/interactions');
});

test('a coachee reads their observation and completes a step by keyboard alone', async ({
  page,
  signInAndLand,
}) => {
  await signInAndLand(page, 'coachee');
  await withoutMouse(page);
  await page.goto('/interactions');
  const link = page.locator('a[href^="/observation/"]', { hasText: /fractions/i }).first();
  await pressOn(page, link);
  await page.waitForURL('**/observation/*');
  await expect(page.getByRole('list', { name: 'Script' })).toBeVisible();
  await pressOn(page, page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }));
  const box = page.getByRole('checkbox').first();
  const name = await box.getAttribute('aria-label');
  await pressOn(page, box, 'Space');
  await expect(page.getByRole('checkbox', { name: name ?? '' })).toBeChecked();
});
