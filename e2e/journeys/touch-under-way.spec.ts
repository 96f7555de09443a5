import { expect, test } from '../platform/test';
import { type Held, hold, linesOnServer, saveEmptyObservation } from '../platform/touch';

const screens = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a tablet', width: 1180, height: 820 },
];
const addItem = ({ page }: Held) => page.getByRole('button', { name: 'Add item' });

async function write(held: Held, words: readonly string[]) {
  for (const line of words) {
    await held.tap(addItem(held));
    await held.compose(line);
  }
}
const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, line) => `Line ${from + line}`);

for (const screen of screens) {
  test(`taps that are quicker than everything else, on ${screen.name}`, async ({ browser, machine, api }) => {
    test.slow();
    const coach = await api('coach');
    const uid = await saveEmptyObservation(coach, `Quicker than the network on ${screen.name}`);
    const held = await hold(browser, machine.address, coach, screen, 320);
    const { page, context, tap } = held;
    await page.goto(`/observation/${uid}`);
    await addItem(held).waitFor();

    await test.step('than a slow network, also while it saves', async () => {
      let answered = 0;
      await page.route('**/api/observation', async (route) => {
        if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 900));
        await route.continue();
        answered += 1;
      });
      await write(held, lines(0, 6));
      const saving = page.waitForRequest((request) => request.method() === 'POST');
      await saving;
      await write(held, lines(6, 12));
      await expect.poll(() => linesOnServer(coach, uid)).toEqual(lines(0, 12));
      expect(answered).toBeGreaterThan(0);
      await page.unroute('**/api/observation');
    });

    await test.step('two in a row are one line, and the next tap is another', async () => {
      await tap(addItem(held));
      await tap(addItem(held));
      await held.compose('between');
      await tap(addItem(held));
      await held.compose('Line 12');
      await expect.poll(() => linesOnServer(coach, uid)).toEqual([...lines(0, 12), 'between', 'Line 12']);
    });

    await test.step('without a network', async () => {
      await context.setOffline(true);
      await write(held, lines(13, 18));
      await context.setOffline(false);
      await expect
        .poll(() => linesOnServer(coach, uid), { timeout: 30_000 })
        .toEqual([...lines(0, 12), 'between', ...lines(12, 18)]);
    });

    await test.step('while the keyboard goes and comes', async () => {
      await tap(page.getByRole('heading', { level: 1 }));
      await held.press(addItem(held), () => held.keyboard(320));
      await held.compose('Line 18');
      await held.press(addItem(held), () => held.keyboard(0));
      await held.compose('Line 19');
      await expect
        .poll(() => linesOnServer(coach, uid))
        .toEqual([...lines(0, 12), 'between', ...lines(12, 20)]);
    });

    await test.step('what is written, and the panel, stand above the keyboard', async () => {
      const edge = screen.height - 320;
      const below = (box: { y: number; height: number } | null) =>
        Math.round((box?.y ?? 0) + (box?.height ?? 0));
      await expect.poll(async () => below(await addItem(held).boundingBox())).toBeLessThanOrEqual(edge);
      const panel = await page.getByRole('region', { name: 'Timer' }).boundingBox();
      const line = await page.locator('[contenteditable=true]').boundingBox();
      expect(below(line)).toBeLessThanOrEqual(Math.round(panel?.y ?? 0));
      await held.keyboard(0);
      await expect.poll(async () => below(await addItem(held).boundingBox())).toBeGreaterThan(edge);
    });

    expect(held.lostPresses).toEqual([]);
    await context.close();
  });
}
