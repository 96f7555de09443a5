import { answerUnevenly, movesOn, watchMoves } from '../platform/moves';
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
