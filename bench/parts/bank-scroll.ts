/**
 * Scrolling through 10,000 questions in the dialog that picks them, against 100, at a CPU slowed down four
 * times: main-thread tasks from a trace, in CPU time, which a busy machine changes least. More rows come meanwhile.
 */
import { conversationTools } from '@coaching/demo';
import { type APIRequestContext, type Page } from '@playwright/test';
import { signedInApi } from '../../e2e/platform/test';
import { questionsOf } from '../bank/rows';
import {
  cpuOf,
  LONG_MS,
  measureInBrowser,
  overBar,
  SLOWDOWN_WORDS,
  signedIn,
  tasksBeside,
  tracedSlowly,
} from '../browser';
import { median, printRatio } from '../ratio';

const FEW = 100;
const AT_ONCE = 100;
const QUESTIONS = 10_000;
const all = questionsOf(QUESTIONS);
const tool = conversationTools.checkIn;
/** Pixels of one turn of the wheel, how many turns, and milliseconds between two. */
const [TURN, TURNS, PAUSE] = [600, 150, 60];

/** Pastes these of the questions into the tool's bank, for all of the organisation. */
async function addQuestions(administrator: APIRequestContext, from: number, to: number): Promise<void> {
  const drafts = all.slice(from, to).map(({ question }) => ({
    question,
    question_type: tool,
    organization_embed: { uid: 'demo-cedar-grove' },
  }));
  for (let start = 0; start < drafts.length; start += AT_ONCE) {
    const questions = drafts.slice(start, start + AT_ONCE);
    const answer = await administrator.post('questions', { data: { questions } });
    if (!answer.ok()) throw new Error(await answer.text());
  }
}

/** Milliseconds of each main-thread task while the dialog is scrolled, and the number of the last row that was drawn. */
async function scrolling(page: Page, address: string) {
  await page.goto(
    `${address}/questions/config?${new URLSearchParams({ interview_type: tool, template: 'true' })}`,
  );
  await page.getByRole('button', { name: 'Pick question' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Pick question' });
  const rows = dialog.locator('tr[aria-rowindex]');
  await rows.nth(10).waitFor();
  await rows.nth(3).hover();
  const client = await page.context().newCDPSession(page);
  const events = await tracedSlowly(client, async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await page.mouse.wheel(0, TURN);
      await page.waitForTimeout(PAUSE);
    }
  });
  await client.detach();
  const scrolled = events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'scroll');
  const tasks = tasksBeside(scrolled, events).map(cpuOf);
  const reached = Number(await rows.last().getAttribute('aria-rowindex'));
  const isInSight = await rows.last().evaluate((row) => row.getBoundingClientRect().bottom > 0);
  if (!isInSight) throw new Error('No rows are where the dialog was scrolled to');
  return { tasks: tasks.filter((task) => task >= 1), reached };
}

measureInBrowser(async (browser, address) => {
  const page = await signedIn(browser, address);
  const administrator = await signedInApi(address, 'orgadmin');
  await addQuestions(administrator, 0, FEW);
  const few = await scrolling(page, address);
  await addQuestions(administrator, FEW, QUESTIONS);
  await administrator.dispose();
  const many = await scrolling(page, address);
  const { isMet, words } = overBar(many.tasks);
  printRatio(
    `scrolling ${QUESTIONS} questions, at ${SLOWDOWN_WORDS}, bar: ${LONG_MS} ms`,
    median(many.tasks) / median(few.tasks),
    `tasks: median ${median(many.tasks).toFixed(1)} ms; ` +
      `of ${FEW} ${median(few.tasks).toFixed(1)} and ${Math.max(...few.tasks).toFixed(0)} ms; ` +
      `${words}; ${many.reached} rows passed`,
    isMet,
  );
});
