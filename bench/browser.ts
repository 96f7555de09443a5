import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumOfThisMachine } from '../e2e/platform/browser';
import { startSingleMachine } from '../e2e/platform/single-machine';
import { printMachineSpeed } from './machine-speed';
import { median, printRatio } from './ratio';

/** How much slower than its own a CPU was made where bars in milliseconds were set. */
const BARS_SLOWDOWN = 4;
/** How many times as long this machine takes as the one where they were set. */
const timesAsLong = printMachineSpeed();
/**
 * How much slower this machine's CPU is made, to be as slow as it was there: a task that is over a bar on a machine half
 * as quick says nothing of the product, and the slower a CPU is made the less two runs are alike.
 */
const SLOWDOWN = Number(process.env.SLOWDOWN ?? Math.max(1, BARS_SLOWDOWN / timesAsLong));
/** That in words. */
export const SLOWDOWN_WORDS = `${BARS_SLOWDOWN}x slowdown (here ${SLOWDOWN.toFixed(1)}x)`;
/** Tasks longer than this are felt, in milliseconds. */
export const LONG_MS = 50;

/**
 * How tasks hold the bar of `LONG_MS`, at the speed of where it was set.
 * @param tasks milliseconds of CPU at `SLOWDOWN`
 */
export function overBar(tasks: readonly number[]): { isMet: boolean; words: string } {
  const asThere = tasks.map((task) => (task * BARS_SLOWDOWN) / SLOWDOWN / timesAsLong);
  const over = asThere.filter((task) => task > LONG_MS).length;
  const worst = Math.max(0, ...asThere);
  return {
    isMet: over === 0,
    words: `${over} of ${tasks.length} over the bar, worst ${worst.toFixed(0)} ms`,
  };
}

/**
 * One line of a report on the longest task of each of some keys or presses.
 * @param few the same of little, which `small` names, such as '3 rows'
 */
export function printLongest(
  what: string,
  { few, many, small }: { few: number[]; many: number[]; small: string },
): void {
  const { isMet, words } = overBar(many);
  printRatio(
    `${what}, at ${SLOWDOWN_WORDS}, bar: ${LONG_MS} ms`,
    median(many) / median(few),
    `longest task each: median ${median(many).toFixed(0)} ms; ` +
      `in ${small} ${median(few).toFixed(0)} and ${Math.max(...few).toFixed(0)} ms; ${words}`,
    isMet,
  );
}

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Microseconds of CPU. */
  tdur?: number;
  args: { data?: { type?: string }; chrome_mojo_event_info?: { mojo_interface_tag?: string } };
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

/** What a browser does meanwhile, at a CPU slowed down. */
export async function tracedSlowly(client: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  // What pages before it have left is cleared away first, and not while one of its tasks is measured.
  await client.send('HeapProfiler.collectGarbage');
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const events = await traced(client, work);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return events;
}

/** The tasks of the thread that an event was on. @throws when there was none */
export function tasksBeside(event: TraceEvent | undefined, events: readonly TraceEvent[]): TraceEvent[] {
  if (!event) throw new Error('What is measured is not in the trace');
  const { pid, tid } = event;
  return events.filter(
    (other) =>
      other.ph === 'X' && other.pid === pid && other.tid === tid && /(^|::)RunTask$/.test(other.name),
  );
}

/** What the measuring itself asks of a page, such as where a button is, is no task of the product's. */
const isAskedByUs = ({ args }: TraceEvent) =>
  args.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession';

const isWithin = (task: TraceEvent, { ts, pid, tid }: TraceEvent) =>
  pid === task.pid && tid === task.tid && ts >= task.ts && ts < task.ts + (task.dur ?? 0);

/** Tasks that clear garbage away and do hardly anything besides: browsers have them when they find time. */
export function collections(events: readonly TraceEvent[]): TraceEvent[] {
  const clearings = events.filter(({ name, ph }) => name === 'MajorGC' && ph === 'X');
  return clearings.flatMap((clearing) =>
    tasksBeside(clearing, events).filter(
      (task) => isWithin(task, clearing) && cpuOf(clearing) > 0.9 * cpuOf(task),
    ),
  );
}

/**
 * For each key, or each press of a pointer, the longest main-thread task until the next one, in milliseconds of CPU; the
 * `collections` are no task of theirs.
 */
export function longestTasks(events: readonly TraceEvent[], type: 'keydown' | 'pointerdown'): number[] {
  const begins = events
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === type)
    .sort((one, other) => one.ts - other.ts);
  const asked = events.filter(isAskedByUs);
  const cleared = new Set(collections(events));
  const tasks = tasksBeside(begins[0], events).filter(
    (task) => !cleared.has(task) && !asked.some((ask) => isWithin(task, ask)),
  );
  return begins.map(({ ts }, index) => {
    const next = begins[index + 1];
    const own = tasks.filter(
      (task) =>
        task.ts + (task.dur ?? 0) > ts &&
        // The task that the next one comes in has begun a little before it, and is the next one's.
        (!next || (task.ts < next.ts && !isWithin(task, next))),
    );
    return Math.max(0, ...own.map(cpuOf));
  });
}

/** Milliseconds of CPU. */
export const cpuOf = ({ tdur, dur }: TraceEvent): number => (tdur ?? dur ?? 0) / 1000;

/** A page of one of the demo's people; of its coach unless told otherwise. */
export async function signedIn(browser: Browser, address: string, account = 'coach'): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${address}/login`);
  await page.getByLabel('Email').fill(`${account}@demo.test`);
  await page.getByLabel('Password', { exact: true }).fill('Coaching-demo-1');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
  return page;
}

/** Measures the built platform with demo data in a browser, and removes both after; the process says whether it went well. */
export function measureInBrowser(measure: (browser: Browser, address: string) => Promise<void>): void {
  const run = async () => {
    const machine = await startSingleMachine();
    const browser = await chromium.launch(chromiumOfThisMachine());
    try {
      await measure(browser, machine.address);
    } finally {
      await browser.close();
      await machine.remove();
    }
  };
  run().catch((error) => {
    console.error(error);
    process.exit(1);
  });
}
