import type { Page } from '@playwright/test';
import { expect, test } from '../platform/test';
import { type Held, heldScreens, hold, linesOnServer, saveEmptyObservation } from '../platform/touch';

const LINES = Array.from({ length: 20 }, (_, line) => `Line ${line} of a lesson`);

/** Ways in which letters come: keys, a soft keyboard at once, a soft keyboard that composes words. */
const hands = [
  ({ page }: Held, words: string) => page.keyboard.type(words),
  ({ page }: Held, words: string) => page.keyboard.insertText(words),
  ({ compose }: Held, words: string) => compose(words),
] as const;

/** Which part of the screen's height shows the script, where it fills the page. */
const partOfScript = (page: Page) =>
  page.evaluate(() => {
    const isScript = (y: number) =>
      document.elementFromPoint(window.innerWidth / 3, y)?.closest('[aria-label="Script"]') ? 1 : 0;
    const heights = Array.from({ length: window.innerHeight }, (_, y) => y);
    return heights.reduce((sum: number, y) => sum + isScript(y), 0) / window.innerHeight;
  });

for (const screen of heldScreens) {
  test(`an observation by finger on ${screen.name}, nothing lost`, async ({ browser, machine, api }) => {
    test.slow();
    const coach = await api('coach');
    const uid = await saveEmptyObservation(coach, `By finger on ${screen.name}`);
    const held = await hold(browser, machine.address, coach, screen, Math.round(screen.height * 0.4));
    const { page, tap, compose } = held;
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    const read = async () => (await (await coach.get(`observation/${uid}`)).json()).observation;
    await page.goto(`/observation/${uid}`);

    await test.step('twenty lines', async () => {
      for (const [line, words] of LINES.entries()) {
        await tap(button('Add item'));
        await hands[line % hands.length]!(held, words);
      }
      await expect.poll(() => linesOnServer(coach, uid)).toEqual(LINES);
    });

    await test.step('lines are changed, given to the other, deleted and brought back', async () => {
      await tap(button(/^Edit item 3,/));
      await compose(', again');
      await tap(button('Give to student').filter({ visible: true }));
      await compose(' and again');
      await tap(button(/^Edit item 20,/));
      await tap(button('Delete item').filter({ visible: true }));
      await expect(button(/^Edit item 20,/)).toHaveCount(0);
      await tap(button('Undo'));
      const changed = LINES.with(2, `${LINES[2]}, again and again`);
      await expect.poll(() => linesOnServer(coach, uid)).toEqual(changed);
      expect((await read()).items[2].ob_type).toBe('student');
    });

    await test.step('the timer is stopped, set and started', async () => {
      await tap(button('Stop Timer'));
      await tap(page.getByLabel('Duration in minutes'));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText('17');
      await tap(button('Start Timer'));
      await expect(button('Stop Timer')).toBeVisible();
      await expect.poll(async () => (await read()).duration).toBe(17);
    });

    await test.step('a step is added and dated', async () => {
      await tap(button(/^Action Steps, \d+ open$/));
      const drawer = page.getByRole('dialog', { name: 'Action Steps' });
      await tap(drawer.getByRole('button', { name: 'Add step for Daniel Reyes' }));
      await compose('Wait for seven seconds');
      await tap(drawer.getByRole('button', { name: 'Add step for Maya Okafor' }));
      await compose('Count them');
      await tap(drawer.getByRole('checkbox').first());
      await tap(drawer.getByRole('button', { name: 'Close' }));
      await expect(drawer).toBeHidden();
      const steps = async () =>
        (await (await coach.get(`action_steps_tool/observation/${uid}`)).json()).steps.map(
          (step: { action_step: string; completed: string | null }) => [step.action_step, !!step.completed],
        );
      await expect.poll(steps).toEqual([
        ['<p>Wait for seven seconds</p>', true],
        ['<p>Count them</p>', false],
      ]);
    });

    await test.step('notes are written, one kind is put away', async () => {
      await tap(button('Finish'));
      await tap(button('Coach note').nth(4));
      await compose('Well waited');
      await tap(button('Coachee note').nth(9));
      await compose('Ask him why');
      await expect
        .poll(async () => (await read()).items.map((item: { notes: string | null }) => item.notes)[4])
        .toBe('<p>Well waited</p>');
      await expect.poll(async () => (await read()).items[9].teacher_notes).toBe('<p>Ask him why</p>');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expect(page.locator(':root[data-keyboard]')).toHaveCount(0);
      if (screen.width < 768) expect(await partOfScript(page)).toBeGreaterThanOrEqual(0.7);
      await tap(page.getByRole('switch', { name: 'Coachee notes' }));
      await expect(button('Coachee note')).toHaveCount(0);
      await tap(button('Finish notes'));
      await page.waitForURL('**/dashboard');
    });

    expect(held.lostPresses).toEqual([]);
    await held.context.close();
  });
}
