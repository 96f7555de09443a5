import type { Page } from '@playwright/test';
import { expectNoFindings, expectNoFindingsAsShown } from '../platform/axe';
import { expect, test } from '../platform/test';

const tool = '/questions/Organization/demo-cedar-grove/demo-cedar-tools/demo-coaching-cycle';
const answered = '/questions/answers/demo-conversation-grace-running';
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const opened = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name }).waitFor();
const closed = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

/** States of the screens, each reached from the one before; what is open at its end is closed by Escape. */
type States = readonly [name: string, reach: (page: Page) => Promise<void>][];

const states: Readonly<Record<string, States>> = {
  orgadmin: [
    [
      'the tools',
      async (page) => {
        await page.goto('/tools');
        await seen(page, 'Coaching Cycle Conversation');
      },
    ],
    [
      'a tool’s details',
      async (page) => {
        await page.goto(tool);
        await page.getByRole('button', { name: 'Save Tool' }).waitFor();
      },
    ],
    [
      'its categories',
      async (page) => {
        await page.getByRole('tab', { name: 'Categories' }).click();
        await page.getByRole('button', { name: 'Move Goal and focus' }).waitFor();
        await seen(page, /\d+ questions, used in/);
      },
    ],
    [
      'the warning before a category goes',
      async (page) => {
        await press(page, 'Actions for Goal and focus');
        await page.getByRole('menuitem', { name: 'Delete' }).click();
        await opened(page, 'Delete the category Goal and focus?');
      },
    ],
    [
      'its questions',
      async (page) => {
        await page.getByRole('tab', { name: 'Questions' }).click();
        await seen(page, 'Why does this goal matter to you now');
      },
    ],
    [
      'a question that is written',
      async (page) => {
        await press(page, 'Add question');
        await page
          .getByRole('dialog', { name: 'Question' })
          .getByRole('textbox', { name: 'Question' })
          .waitFor();
      },
    ],
    [
      'a list that is pasted',
      async (page) => {
        await press(page, 'Paste a list');
        await page.getByRole('textbox', { name: 'Questions' }).fill('What went well?\nWhat was hard?');
        await seen(page, '2 questions found');
      },
    ],
    [
      'its templates',
      async (page) => {
        await page.getByRole('tab', { name: 'Conversation Templates' }).click();
        await page
          .getByRole('button', { name: /^Actions for / })
          .first()
          .waitFor();
      },
    ],
    [
      'one of them before it is used',
      async (page) => {
        await press(page, /^Actions for /);
        await page.getByRole('menuitem', { name: 'Preview' }).click();
        await page.getByRole('dialog').getByRole('listitem').first().waitFor();
      },
    ],
    [
      'a template that is set up',
      async (page) => {
        await page.goto('/questions/config/demo-template-goal-setting');
        await page.getByLabel('Visibility').waitFor();
        await page
          .getByRole('button', { name: /^Move / })
          .first()
          .waitFor();
      },
    ],
    [
      'the categories of a tool by themselves',
      async (page) => {
        await page.goto('/categories/demo-coaching-cycle');
        await seen(page, /\d+ questions, used in/);
      },
    ],
  ],
  coach: [
    [
      'a template of somebody else',
      async (page) => {
        await page.goto('/questions/config/demo-template-goal-setting');
        await page.getByRole('button', { name: 'Copy and edit' }).waitFor();
      },
    ],
    [
      'a conversation that is begun without a coachee',
      async (page) => {
        await page.goto('/questions/config?interview_type=demo-coaching-cycle');
        await press(page, 'Start conversation');
        await seen(page, 'Coachee is required');
      },
    ],
    [
      'templates to choose from',
      async (page) => {
        await press(page, 'Use template');
        await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
      },
    ],
    [
      'questions to pick',
      async (page) => {
        await press(page, 'Pick question');
        await page.getByRole('dialog').getByRole('checkbox').nth(1).check();
      },
    ],
    [
      'a conversation that is set up',
      async (page) => {
        await page.goto(answered.replace('answers', 'config'));
        await page
          .getByRole('button', { name: /^Move / })
          .first()
          .waitFor();
      },
    ],
    [
      'answers',
      async (page) => {
        await page.goto(answered);
        await page.getByRole('button', { name: 'Edit answer to question 1' }).waitFor();
      },
    ],
    [
      'an answer that is written, with what was said last time',
      async (page) => {
        await press(page, 'Since last time');
        await page.getByRole('group', { name: 'Since last time' }).first().waitFor();
        await press(page, 'Edit answer to question 1');
        await page.getByRole('textbox', { name: 'answer to question 1' }).waitFor();
      },
    ],
    [
      'action steps beside the answers',
      async (page) => {
        await press(page, /^Action Steps/);
        await page
          .getByRole('dialog', { name: 'Action Steps' })
          .getByRole('button', { name: /^Add step/ })
          .first()
          .waitFor();
      },
    ],
  ],
  coachee: [
    [
      'a conversation that is read',
      async (page) => {
        await page.goto('/questions/answers/demo-conversation-fractions-pair');
        await page
          .getByRole('region', { name: 'Goal and focus' })
          .or(page.getByRole('heading', { level: 2 }))
          .first()
          .waitFor();
      },
    ],
    [
      'one that is not theirs',
      async (page) => {
        await page.goto(answered);
        await seen(page, /^This was not found/);
      },
    ],
  ],
};

for (const width of [1440, 390])
  for (const [account, reached] of Object.entries(states))
    test(`what a ${account} sees of conversations has no faults to be found at ${width} px`, async ({
      page,
      signInAndLand,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 844 });
      await signInAndLand(page, account);
      for (const [name, reach] of reached)
        await test.step(name, async () => {
          await reach(page);
          // A phone shows the same colours.
          await (width === 390 ? expectNoFindingsAsShown(page) : expectNoFindings(page));
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow).toBeLessThanOrEqual(0);
          if (await page.getByRole('dialog').count()) {
            await page.keyboard.press('Escape');
            await closed(page);
          }
        });
    });
