import {
  answersOnServer,
  conversationOf,
  questionsOnServer,
  saveConversation,
} from '../platform/conversations';
import { expect, test } from '../platform/test';
import { type Held, heldScreens, hold } from '../platform/touch';

const QUESTIONS = Array.from({ length: 20 }, (_, place) => `Question ${place + 1}?`);
const ANSWERS = QUESTIONS.map((_, place) => `What was said to the ${place + 1}th of them`);

/** Ways in which letters come: keys, a soft keyboard at once, a soft keyboard that composes words. */
const hands = [
  ({ page }: Held, words: string) => page.keyboard.type(words),
  ({ page }: Held, words: string) => page.keyboard.insertText(words),
  ({ compose }: Held, words: string) => compose(words),
] as const;

for (const screen of heldScreens.filter(({ name }) => name.startsWith('a tablet'))) {
  test(`twenty answers by finger on ${screen.name}, nothing lost`, async ({ browser, machine, api }) => {
    test.slow();
    const coach = await api('coach');
    const uid = await saveConversation(coach, { title: `Answers on ${screen.name}`, questions: QUESTIONS });
    const held = await hold(browser, machine.address, coach, screen, Math.round(screen.height * 0.4));
    const { page, tap, compose } = held;
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    const edit = (number: number) => button(`Edit answer to question ${number}`);
    await page.goto(`/questions/answers/${uid}`);

    await test.step('each is tapped and answered', async () => {
      for (const [place, words] of ANSWERS.entries()) {
        await tap(edit(place + 1));
        await hands[place % hands.length]!(held, words);
      }
      await expect.poll(() => answersOnServer(coach, uid)).toEqual(ANSWERS);
    });

    await test.step('the timer is stopped, set and started', async () => {
      await tap(button('Stop Timer'));
      await tap(page.getByLabel('Duration in minutes'));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText('17');
      await tap(button('Start Timer'));
      await expect(button('Stop Timer')).toBeVisible();
      await expect.poll(async () => (await conversationOf(coach, uid)).duration).toBe(17);
    });

    await test.step('a question is added in the middle of it, and answered', async () => {
      await tap(page.getByRole('link', { name: 'Edit Questions' }));
      await tap(button('Add question'));
      const dialog = page.getByRole('dialog', { name: 'Question' });
      await tap(dialog.getByRole('textbox', { name: 'Question' }));
      await compose('What did we forget?');
      await tap(dialog.getByRole('button', { name: 'Add', exact: true }));
      await expect(dialog).toBeHidden();
      await expect.poll(() => questionsOnServer(coach, uid)).toEqual([...QUESTIONS, 'What did we forget?']);
      await tap(button('Finish'));
      await page.waitForURL('**/questions/answers/*');
      await tap(edit(21));
      await compose('To ask the children');
      await tap(edit(3));
      await compose(', and more');
    });

    await test.step('a step is added while the last words are on their way', async () => {
      await tap(button(/^Action Steps, 0 open$/));
      const drawer = page.getByRole('dialog', { name: 'Action Steps' });
      await tap(drawer.getByRole('button', { name: 'Add step for Daniel Reyes' }));
      await compose('Ask the children');
      await tap(drawer.getByRole('button', { name: 'Close' }));
      await expect(drawer).toBeHidden();
      const steps = async () => (await (await coach.get(`action_steps_tool/interview/${uid}`)).json()).steps;
      await expect.poll(steps).toMatchObject([{ action_step: '<p>Ask the children</p>' }]);
    });

    await test.step('it is finished by a tap', async () => {
      await tap(button('Finish'));
      await page.waitForURL('**/dashboard');
      await expect.poll(async () => (await conversationOf(coach, uid)).end_timestamp).not.toBeNull();
      const answers = [...ANSWERS.with(2, `${ANSWERS[2]}, and more`), 'To ask the children'];
      expect(await answersOnServer(coach, uid)).toEqual(answers);
    });

    expect(held.lostPresses).toEqual([]);
    await held.context.close();
  });
}
