import { expect, test } from '../platform/test';
import { linesOnServer, saveEmptyObservation } from '../platform/touch';

/** Narrower than this, two lanes cannot be read. */
const LEAST_SCRIPT = 600;

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1180, height: 820 },
]) {
  test(`action steps stand beside the script and cover nothing, ${viewport.width} wide`, async ({
    page,
    signIn,
    api,
  }) => {
    test.slow();
    const coach = await api('coach');
    const uid = await saveEmptyObservation(coach, 'Steps beside it');
    await page.setViewportSize(viewport);
    await signIn(page, 'coach');
    await page.goto(`/observation/${uid}`);
    const addItem = page.getByRole('button', { name: 'Add item' });
    await addItem.click();
    await page.keyboard.type('Before');
    const opener = page.getByRole('button', { name: /^Action Steps, \d+ open$/ });
    await opener.click();
    const steps = page.getByRole('dialog', { name: 'Action Steps' });
    await steps.getByRole('button', { name: 'Add step for Daniel Reyes' }).click();
    await page.keyboard.type('Wait longer');

    // Both are written by turns.
    await addItem.click();
    await page.keyboard.type('While the steps are there');
    await expect.poll(() => linesOnServer(coach, uid)).toEqual(['Before', 'While the steps are there']);
    await expect(steps.getByText('Wait longer')).toBeVisible();
    const [script, panel, dock, header] = await Promise.all(
      [
        page.getByRole('list', { name: 'Script' }),
        steps,
        page.getByRole('region', { name: 'Timer' }),
        page.getByRole('heading', { level: 1 }),
      ].map(async (part) => (await part.boundingBox())!),
    );
    expect(script!.x + script!.width).toBeLessThanOrEqual(panel!.x);
    expect(dock!.x + dock!.width).toBeLessThanOrEqual(panel!.x);
    expect(header!.y + header!.height).toBeLessThanOrEqual(panel!.y);
    expect(script!.width).toBeGreaterThanOrEqual(LEAST_SCRIPT);

    await steps.getByRole('button', { name: 'Close' }).click();
    await expect(steps).toBeHidden();
    const width = async () => (await page.getByRole('list', { name: 'Script' }).boundingBox())?.width;
    await expect.poll(width).toBeGreaterThan(script!.width);
  });
}
