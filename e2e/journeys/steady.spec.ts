import { answerUnevenly, forgetMoves, movesOn, watchMoves } from '../platform/moves';
import { openScreen } from '../platform/open-screen';
import { type Account, accounts, type Screen, screens } from '../platform/screens';
import { expect, test } from '../platform/test';

/** On a desk those of which something stands beside something else. */
const wide = ['dashboard', 'time log', 'tool log', 'coachees', 'a new conversation', 'rubric'];

const sizes = [
  { name: 'a phone', width: 390, height: 844, isLookedAt: () => true },
  { name: 'a desk', width: 1440, height: 900, isLookedAt: ({ name }: Screen) => wide.includes(name) },
];

/** The first by whom a screen is opened stands for all; the dashboard differs by what one is. */
const dashboards: readonly Account[] = ['coach', 'coachee', 'orgadmin'];
const screensOf = (account: Account) =>
  screens.filter(
    ({ name, by }) => by[0] === account || (name === 'dashboard' && dashboards.includes(account)),
  );

for (const { name, width, height, isLookedAt } of sizes)
  for (const account of accounts) {
    const theirs = screensOf(account).filter(isLookedAt);
    if (theirs.length === 0) continue;
    test(`on ${name}, nothing that ${account} could press moves when answers come late`, async ({
      page,
      context,
      signIn,
    }) => {
      test.setTimeout(60_000 + 10_000 * theirs.length);
      await page.setViewportSize({ width, height });
      await signIn(page, account);
      await watchMoves(context);
      await answerUnevenly(page);
      for (const screen of theirs)
        await test.step(`${screen.name}, ${screen.path}`, async () => {
          await openScreen(page, screen.path);
          expect.soft(await movesOn(page), screen.name).toEqual([]);
        });
    });
  }

test('what comes of choosing a coachee moves nothing that is filled in next', async ({
  page,
  context,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'coach');
  await watchMoves(context);
  await answerUnevenly(page);
  for (const path of [
    '/config',
    '/questions/config?interview_type=demo-coaching-cycle',
    '/rubric/config/new?rubric_uid=demo-teaching-practices',
  ])
    await test.step(path, async () => {
      await openScreen(page, path);
      await page.getByRole('combobox', { name: 'Coachee' }).click();
      await page.keyboard.type('Daniel');
      await page.getByRole('option', { name: 'Daniel Reyes' }).click();
      await forgetMoves(page);
      await expect(page.getByLabel('Program')).toHaveValue('demo-cedar-elementary');
      await expect(page.getByText(/^Daniel Reyes, those who administer Elementary Literacy/)).toBeVisible();
      expect.soft(await movesOn(page), path).toEqual([]);
    });
});
