import { questionsOnServer, saveConversation } from '../platform/conversations';
import { openPhone } from '../platform/phone';
import { addToolOf, makeRubric } from '../platform/rubric';
import type { Account } from '../platform/screens';
import { expect, test } from '../platform/test';
import { type Held, heldScreens, hold } from '../platform/touch';

const tablets = heldScreens.filter(({ name }) => name.startsWith('a tablet'));

/** What is pressed on a screen, in this order; words are written into what was pressed last. */
type Press =
  | { button: string | RegExp }
  | { tab: string }
  | { field: string | RegExp }
  | { write: string }
  | { entry: string | RegExp };

interface Pressed {
  name: string;
  account: Account;
  path: string;
  presses: readonly Press[];
}

/** Main controls of screens, none of which leaves anything behind. */
const pressed: readonly Pressed[] = [
  {
    name: 'coachees',
    account: 'solo',
    path: '/clients',
    presses: [
      { button: 'Add Users' },
      { entry: 'Add Coachee' },
      { field: 'First name' },
      { write: 'Ines' },
      { field: 'Email' },
      { write: 'ines' },
      { button: 'Add another person' },
      { button: 'Cancel' },
    ],
  },
  {
    name: 'an organization',
    account: 'orgadmin',
    path: '/organization/demo-cedar-grove',
    presses: [
      { field: 'Region' },
      { write: 'North' },
      { tab: 'Programs' },
      { tab: 'Resources' },
      { button: 'Add Resource' },
      { field: /^Title/ },
      { write: 'Guide' },
      { button: 'Cancel' },
      { tab: 'Users' },
      { button: 'Add Users' },
      { entry: 'Add Coach' },
      { button: 'Cancel' },
    ],
  },
  {
    name: 'organizations',
    account: 'superuser',
    path: '/organization',
    presses: [{ field: /^Search/ }, { write: 'Lake' }],
  },
  { name: 'users', account: 'superuser', path: '/user', presses: [{ field: /^Search/ }, { write: 'Maya' }] },
  {
    name: 'a user',
    account: 'superuser',
    path: '/user/demo-coach',
    presses: [
      { button: 'Add a license' },
      { button: 'New Email' },
      { field: 'Email' },
      { write: 'maya' },
      { button: 'Cancel' },
    ],
  },
  {
    name: 'the time log',
    account: 'orgadmin',
    path: '/timelog',
    presses: [{ field: /^Search/ }, { write: 'Dan' }],
  },
  {
    name: 'the tool log',
    account: 'orgadmin',
    path: '/toollog',
    presses: [{ field: /^Search/ }, { write: 'Dan' }],
  },
  {
    name: 'the recycle bin',
    account: 'coach',
    path: '/undelete',
    presses: [{ field: /^Search/ }, { write: 'nothing' }],
  },
  {
    name: 'the tools',
    account: 'orgadmin',
    path: '/tools',
    presses: [
      { button: 'Actions for Discussion Snapshot' },
      { entry: /^Move up/ },
      { button: 'Actions for Discussion Snapshot' },
      { entry: /^Move down/ },
    ],
  },
];

async function press({ page, tap }: Held, step: Press): Promise<void> {
  if ('write' in step) return page.keyboard.insertText(step.write);
  if ('button' in step) return tap(page.getByRole('button', { name: step.button, exact: true }).last());
  if ('entry' in step) return tap(page.getByRole('menuitem', { name: step.entry }).first());
  if ('tab' in step) return tap(page.getByRole('tab', { name: step.tab }));
  return tap(
    page
      .getByRole('textbox', { name: step.field })
      .or(page.getByRole('searchbox', { name: step.field }))
      .first(),
  );
}

const sideways = ({ page }: Held) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const screen of [heldScreens[1], ...tablets]) {
  test(`no press is lost on the screens of administration and lists, on ${screen.name}`, async ({
    browser,
    machine,
    api,
  }) => {
    test.slow();
    for (const account of new Set(pressed.map((row) => row.account))) {
      const held = await hold(
        browser,
        machine.address,
        await api(account),
        screen,
        Math.round(screen.height * 0.4),
      );
      for (const { name, path, presses } of pressed.filter((row) => row.account === account))
        await test.step(name, async () => {
          await held.page.goto(path);
          for (const step of presses) await press(held, step);
          expect(await sideways(held)).toBeLessThanOrEqual(0);
          expect(held.lostPresses).toEqual([]);
        });
      await held.context.close();
    }
  });
}

for (const screen of tablets) {
  test(`questions are put in order, a rubric is built and scored, on ${screen.name}`, async ({
    browser,
    machine,
    api,
  }) => {
    test.slow();
    const [coach, orgadmin] = [await api('coach'), await api('orgadmin')];
    const keyboard = Math.round(screen.height * 0.4);
    const uid = await makeRubric(orgadmin, `By finger on ${screen.name}`);
    await addToolOf(orgadmin, uid, `By finger on ${screen.name}`);

    await test.step('built', async () => {
      const held = await hold(browser, machine.address, orgadmin, screen, keyboard);
      const { page, tap } = held;
      await page.goto(`/rubric_builder/Organization/demo-cedar-grove/default/${uid}`);
      await tap(page.getByRole('textbox', { name: 'Asks for reasons Emerging', exact: true }));
      await held.compose(' and waits');
      // Held upright it has room for one row at a time.
      const rowsOn = screen.height > screen.width ? 2 : 0;
      for (let row = 0; row < rowsOn; row++) await tap(page.getByRole('button', { name: 'Next row' }));
      await tap(page.getByRole('textbox', { name: 'Shares the goal Established', exact: true }));
      await page.keyboard.insertText(' in words of theirs');
      const stored = async () => JSON.stringify(await (await orgadmin.get(`rubric/${uid}`)).json());
      await expect.poll(stored).toContain('and waits');
      await expect.poll(stored).toContain('in words of theirs');
      expect(await sideways(held)).toBeLessThanOrEqual(0);
      expect(held.lostPresses).toEqual([]);
      await held.context.close();
    });

    await test.step('scored', async () => {
      const rubric_instance = {
        uid: `tablet-${uid}`.slice(0, 27),
        revision: 0,
        tool_uid: uid,
        client: 'demo-coachee',
      };
      expect((await coach.post('rubric_instance', { data: { rubric_instance } })).status()).toBe(200);
      const held = await hold(browser, machine.address, coach, screen, keyboard);
      const { page, tap } = held;
      await page.goto(`/rubric/use/${rubric_instance.uid}`);
      const rows = ['Asks for reasons', 'Waits for answers', 'Shares the goal'];
      for (const row of rows) {
        await tap(page.getByRole('radiogroup', { name: row }).getByRole('radio', { name: /^Developing/ }));
        await tap(page.getByRole('button', { name: `Add notes to ${row}` }));
        await held.compose(`Seen in ${row}`);
      }
      const notes = async () => {
        const { rubric_instance: stored } = await (
          await coach.get(`rubric_instance/${rubric_instance.uid}`)
        ).json();
        return stored.items.flat().map(({ notes }: { notes: string }) => notes);
      };
      await expect.poll(notes).toEqual(rows.map((row) => `<p>Seen in ${row}</p>`));
      expect(await sideways(held)).toBeLessThanOrEqual(0);
      await tap(page.getByRole('button', { name: 'Finish' }));
      await page.waitForURL('**/dashboard');
      expect(held.lostPresses).toEqual([]);
      await held.context.close();
    });

    await test.step('questions', async () => {
      const questions = ['What went well?', 'What was hard?', 'What comes next?'];
      const [well, hard, next] = questions;
      const template = await saveConversation(coach, {
        title: `Order on ${screen.name}`,
        questions,
        template: true,
      });
      const held = await hold(browser, machine.address, coach, screen, keyboard);
      const { page, tap } = held;
      await page.goto(`/questions/config/${template}`);
      await tap(page.getByRole('button', { name: `Actions for ${next}` }));
      await tap(page.getByRole('menuitem', { name: 'Move to the top', exact: true }));
      // What is dragged moves under the finger.
      expect(held.lostPresses).toEqual([]);
      await held.drag(
        page.getByRole('button', { name: `Move ${hard}` }),
        page.getByRole('button', { name: `Move ${well}` }),
      );
      await expect.poll(() => questionsOnServer(coach, template)).toEqual([next, hard, well]);
      await held.context.close();
    });
  });
}

test('what a toast says by touch, its sign says too', async ({ browser, baseURL, signIn }) => {
  const { phone, context } = await openPhone(browser, baseURL);
  await signIn(phone, 'orgadmin');
  await phone.goto('/organization/demo-cedar-grove');
  await phone.getByRole('button', { name: 'Save' }).tap();
  const toast = phone.getByRole('status').filter({ hasText: 'updated successfully' });
  await expect(toast).toBeVisible();
  const drawn = await toast
    .locator('path')
    .first()
    .evaluate((sign) => sign.getBoundingClientRect().height);
  expect(drawn).toBeGreaterThan(12);
  await context.close();
});
