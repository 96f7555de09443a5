/**
 * What a key costs in a timeline of 500 items against one in an empty timeline, at a CPU slowed down four times:
 * main-thread tasks from a trace, in CPU time, which a busy machine changes least.
 */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumOfThisMachine } from '../../e2e/platform/browser';
import { saveLongScript } from '../../e2e/platform/long-script';
import { startSingleMachine } from '../../e2e/platform/single-machine';
import { signedInApi } from '../../e2e/platform/test';
import { median, printRatio } from '../ratio';

const ITEMS = 500;
const KEYS = 40;
/** Milliseconds between two keys, as a quick writer types. */
const PAUSE = 120;
const SLOWDOWN = 4;
const LONG_MS = 50;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Microseconds of CPU. */
  tdur?: number;
  args: { data?: { type?: string } };
}

async function traced(client: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  await work();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  return events;
}

/** For each key the longest main-thread task until the next key, in milliseconds of CPU. */
function longestTasks(events: TraceEvent[]): number[] {
  const keys = events
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')
    .sort((one, other) => one.ts - other.ts);
  const [first] = keys;
  if (!first) throw new Error('No key is in the trace');
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      ph === 'X' && pid === first.pid && tid === first.tid && /(^|::)RunTask$/.test(name),
  );
  return keys.map(({ ts }, index) => {
    const until = keys[index + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const own = tasks.filter((task) => task.ts + (task.dur ?? 0) > ts && task.ts < until);
    return Math.max(0, ...own.map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000));
  });
}

async function typing(page: Page, address: string, uid: string, lines: number): Promise<number[]> {
  await page.goto(`${address}/observation/${uid}`);
  await page.getByRole('button', { name: new RegExp(`^Edit item ${lines},`) }).click();
  await page.locator('[contenteditable=true]').waitFor();
  const client = await page.context().newCDPSession(page);
  await page.keyboard.type('warm', { delay: PAUSE });
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const events = await traced(client, () => page.keyboard.type('x'.repeat(KEYS), { delay: PAUSE }));
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.detach();
  return longestTasks(events);
}

async function signedIn(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${address}/login`);
  await page.getByLabel('Email').fill('coach@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('Coaching-demo-1');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
  return page;
}

async function main(): Promise<void> {
  const machine = await startSingleMachine();
  const browser = await chromium.launch(chromiumOfThisMachine());
  try {
    const coach = await signedInApi(machine.address, 'coach');
    const [short, long] = [await saveLongScript(coach, 1), await saveLongScript(coach, ITEMS)];
    await coach.dispose();
    const page = await signedIn(browser, machine.address);
    const few = await typing(page, machine.address, short, 1);
    const many = await typing(page, machine.address, long, ITEMS);
    printRatio(
      `a key in ${ITEMS} items against 1, at ${SLOWDOWN}x slowdown (bar: ${LONG_MS} ms)`,
      median(many) / median(few),
      `longest task per key: median ${median(many).toFixed(0)} ms, worst ${Math.max(...many).toFixed(0)} ms; ` +
        `in 1 item ${median(few).toFixed(0)} and ${Math.max(...few).toFixed(0)} ms; ` +
        `${many.filter((longest) => longest > LONG_MS).length} of ${many.length} keys over the bar`,
    );
  } finally {
    await browser.close();
    await machine.remove();
  }
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
