import { type SingleMachine, startSingleMachine } from '../platform/single-machine';
import { expect, signedInApi, test } from '../platform/test';
import { addItem, saved, startObservation } from '../platform/timeline';

test.describe('the process is killed while a coach types', () => {
  let own: SingleMachine;

  test.beforeEach(async () => {
    own = await startSingleMachine();
  });

  test.afterEach(async () => {
    await own.remove();
  });

  test('nothing typed is lost, the list is right, and no event is lost or doubled', async ({
    browser,
    signInAndLand,
  }) => {
    const context = await browser.newContext({ baseURL: own.address });
    const page = await context.newPage();
    await signInAndLand(page, 'coach');
    const listed = async () =>
      (await (await page.request.get('/api/observations?rowsPerPage=5')).json()).total;
    const before = await listed();
    const uid = await startObservation(page, 'Daniel Reyes', 'Power cut');
    await addItem(page, 'Line 0');
    await expect(saved(page)).toBeVisible();

    const typing = (async () => {
      for (let line = 1; line < 12; line += 1) {
        await page.keyboard.press('Tab');
        await page.keyboard.type(`Line ${line}`, { delay: 30 });
      }
    })();
    await expect(page.getByText('Line 4')).toBeVisible();
    await own.process.end('SIGKILL');
    await typing;
    await expect(page.getByRole('status').filter({ hasText: 'Offline, kept on this device' })).toBeVisible();

    await own.restart();
    await expect(saved(page)).toBeVisible({ timeout: 45_000 });

    const coach = await signedInApi(own.address, 'coach');
    const { observation } = await (await coach.get(`observation/${uid}`)).json();
    expect(observation.items.map((item: { data: string }) => item.data)).toEqual(
      Array.from({ length: 12 }, (_, line) => `<p>Line ${line}</p>`),
    );
    await expect
      .poll(async () => {
        const { observations } = await (await coach.get('observations?query=Power+cut')).json();
        return observations.map((row: { uid: string; title: string }) => [row.uid, row.title]);
      })
      .toEqual([[uid, 'Power cut']]);
    expect(await listed()).toBe(before + 1);
    await coach.dispose();
    await context.close();
  });

  test('what the server had acknowledged is there after a restart, whoever asks', async () => {
    const coach = await signedInApi(own.address, 'coach');
    let revision: number | undefined;
    const save = async (title: string) => {
      const answer = await coach.post('observation', {
        data: { observation: { uid: 'e2e-killed', client: 'demo-coachee', title, revision } },
      });
      return answer.ok() ? ((await answer.json()).observation as { revision: number; title: string }) : null;
    };
    let last = '';
    const kill = setTimeout(() => own.process.child.kill('SIGKILL'), 700);
    try {
      for (let count = 0; ; count += 1) {
        const observation = await save(`Save ${count}`);
        if (!observation) break;
        revision = observation.revision;
        last = observation.title;
      }
    } catch {
      // The connection broke under the save that the kill met.
    }
    clearTimeout(kill);
    await own.process.ended;
    await own.restart();
    const { observation } = await (await coach.get('observation/e2e-killed')).json();
    expect(observation.revision).toBeGreaterThanOrEqual(revision!);
    await expect
      .poll(async () => {
        const { observations } = await (await coach.get('observations?query=Save')).json();
        return observations.map((row: { title: string }) => row.title);
      })
      .toEqual([observation.title]);
    const [saves, acknowledged] = [observation.title, last].map((title: string) =>
      Number(title.split(' ')[1]),
    );
    expect(saves! - acknowledged!).toBeGreaterThanOrEqual(0);
    expect(saves! - acknowledged!).toBeLessThanOrEqual(1);
    await coach.dispose();
  });
});
