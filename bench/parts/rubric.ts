/**
 * What a change costs in a rubric of 12 columns and 60 rows against one in a rubric of 3 rows, at a CPU slowed down four
 * times: in the builder each key, and what adds, moves, deletes and pastes; in use each level chosen, by finger and by
 * key, and each key of a note. Main-thread tasks from a trace, in CPU time.
 */
import { newUid } from '@coaching/contracts';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { addToolOf, makeLargeRubric } from '../../e2e/platform/rubric';
import { signedInApi } from '../../e2e/platform/test';
import {
  collections,
  cpuOf,
  longestTasks,
  measureInBrowser,
  printLongest,
  SLOWDOWN_WORDS,
  signedIn,
  tracedSlowly,
} from '../browser';

const COLUMNS = 12;
const [SMALL, LARGE] = [3, 60];
/** How often each is done. */
const TIMES = 20;
/** Milliseconds between two keys, as a quick writer types, and between two changes, which are saved meanwhile. */
const [KEY_PAUSE, CHANGE_PAUSE] = [120, 1500];
/** Milliseconds that a hand keeps a button or a key down, and a key like Control before the one that goes with it. */
const HELD_MS = 80;

/** Makes a rubric of so many rows with its tool; answers its uid. */
async function makeOne(orgadmin: APIRequestContext, rows: number): Promise<string> {
  const uid = await makeLargeRubric(orgadmin, `Of ${rows} rows`, COLUMNS, rows);
  await addToolOf(orgadmin, uid, `Of ${rows} rows`);
  return uid;
}

/** Begins a use of a rubric; answers its uid. */
async function beginOne(coach: APIRequestContext, tool_uid: string): Promise<string> {
  const uid = newUid();
  const rubric_instance = { uid, client: 'demo-coachee', title: 'Measured', tool_uid };
  const answer = await coach.post('rubric_instance', { data: { rubric_instance } });
  expect(answer.status(), await answer.text()).toBe(200);
  return uid;
}

type Press = 'keydown' | 'pointerdown';

/** Milliseconds that garbage was cleared away in one task, beside what was done. */
let longestCollection = 0;

/** The longest task of each of some keys or presses that a page gets at a CPU slowed down. */
async function longestOf(page: Page, type: Press, work: () => Promise<void>): Promise<number[]> {
  const client = await page.context().newCDPSession(page);
  // What it does is saved meanwhile, too.
  const events = await tracedSlowly(client, async () => {
    await work();
    await page.waitForTimeout(CHANGE_PAUSE);
  });
  await client.detach();
  longestCollection = Math.max(longestCollection, ...collections(events).map(cpuOf));
  return longestTasks(events, type);
}

/** Something that is done to a rubric, and taken back where it changes its shape. */
interface Measured {
  what: string;
  type: Press;
  /** What is there before it is measured, such as the focus. */
  prepare?: (page: Page) => Promise<void>;
  work: (page: Page) => Promise<void>;
}

/** Presses keys one after the other as a hand does, which does not press two of them at once. */
async function keys(page: Page, pressed: readonly string[]): Promise<void> {
  const { keyboard } = page;
  for (const key of pressed) {
    const [last, ...held] = key.split('+').reverse();
    for (const modifier of held.toReversed()) {
      await keyboard.down(modifier);
      await page.waitForTimeout(HELD_MS);
    }
    await keyboard.press(last!, { delay: HELD_MS });
    for (const modifier of held) await keyboard.up(modifier);
    await page.waitForTimeout(CHANGE_PAUSE);
  }
}

/**
 * Presses something as a hand does, which lets go a while later. A click() of the driver's would listen in the page for
 * where it lands, and that would be measured.
 */
async function pressAt(page: Page, there: Locator): Promise<void> {
  await there.scrollIntoViewIfNeeded();
  const box = await there.boundingBox();
  if (!box) throw new Error('What is to be pressed is not there');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(HELD_MS);
  await page.mouse.up();
}

async function pressAndWait(page: Page, there: Locator): Promise<void> {
  await there.waitFor();
  await pressAt(page, there);
  await page.waitForTimeout(CHANGE_PAUSE);
}

const pressButton = (page: Page, name: string) =>
  pressAndWait(page, page.getByRole('button', { name, exact: true }).first());

/** Takes a part by its handle and moves it one place on, by keys. */
const moving = (what: string, part: string, on: 'ArrowDown' | 'ArrowRight' = 'ArrowDown'): Measured => ({
  what,
  type: 'keydown',
  prepare: (page) => page.getByRole('button', { name: `Move ${part}`, exact: true }).focus(),
  work: (page) => keys(page, ['Space', on, 'Space', 'Control+z']),
});

/** As a spreadsheet copies a table of 8 rows and 5 columns. */
const TABLE = Array.from({ length: 8 }, () => Array<string>(5).fill('pasted').join('\t')).join('\n');

const inBuilder: readonly Measured[] = [
  {
    what: 'a key',
    type: 'keydown',
    work: (page) => page.keyboard.type('x'.repeat(TIMES), { delay: KEY_PAUSE }),
  },
  {
    what: 'a row more',
    type: 'keydown',
    work: (page) => keys(page, ['Control+Enter', 'Control+z', 'Control+Shift+z', 'Control+z']),
  },
  {
    what: 'a column more',
    type: 'pointerdown',
    async work(page) {
      for (const name of ['Add Column', 'Undo', 'Redo', 'Undo']) await pressButton(page, name);
    },
  },
  moving('a column moved', 'Level 2', 'ArrowRight'),
  moving('a row moved', 'Row 2'),
  moving('a category moved', 'Category 1'),
  {
    what: 'a column deleted',
    type: 'pointerdown',
    async work(page) {
      await pressButton(page, 'Actions for Level 3');
      await pressAndWait(page, page.getByRole('menuitem', { name: 'Delete column' }));
      await pressButton(page, 'Undo');
    },
  },
  {
    what: 'a table pasted',
    type: 'keydown',
    async prepare(page) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate((table) => navigator.clipboard.writeText(table), TABLE);
      await page.getByRole('textbox', { name: 'Row 2 Level 2', exact: true }).focus();
    },
    work: (page) => keys(page, ['Control+v', 'Control+z']),
  },
];

const levelsOf = (page: Page) => page.getByRole('radiogroup', { name: 'Row 2' }).getByRole('radio');

const inUse: readonly Measured[] = [
  {
    what: 'a level chosen',
    type: 'pointerdown',
    async work(page) {
      for (let time = 0; time < TIMES; time += 1) {
        await pressAt(page, levelsOf(page).nth(time % 3));
        await page.waitForTimeout(KEY_PAUSE);
      }
    },
  },
  {
    what: 'a level chosen by key',
    type: 'keydown',
    prepare: (page) => levelsOf(page).first().focus(),
    async work(page) {
      for (let time = 0; time < TIMES; time += 1) {
        await page.keyboard.press(String((time % 3) + 1));
        await page.waitForTimeout(KEY_PAUSE);
      }
    },
  },
  {
    what: 'a key of a note',
    type: 'keydown',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add notes to Row 2', exact: true }).click();
      await page.keyboard.type('warm', { delay: KEY_PAUSE });
    },
    work: (page) => page.keyboard.type('x'.repeat(TIMES), { delay: KEY_PAUSE }),
  },
];

/** Each of these in the small one and in the large one, every time on a page that was just opened. */
async function compare(
  page: Page,
  all: readonly Measured[],
  [small, large]: readonly [() => Promise<void>, () => Promise<void>],
): Promise<void> {
  for (const { what, type, prepare, work } of all) {
    const measure = async (open: () => Promise<void>) => {
      await open();
      await prepare?.(page);
      return longestOf(page, type, () => work(page));
    };
    const [few, many] = [await measure(small), await measure(large)];
    printLongest(`${what} in ${LARGE} rows against ${SMALL}`, { few, many, small: `${SMALL} rows` });
  }
}

measureInBrowser(async (browser, address) => {
  const [orgadmin, coach] = [await signedInApi(address, 'orgadmin'), await signedInApi(address, 'coach')];
  const rubrics = [await makeOne(orgadmin, SMALL), await makeOne(orgadmin, LARGE)] as const;

  // While nobody was scored by it: another structure asks for nothing.
  const builder = await signedIn(browser, address, 'orgadmin');
  const openBuilder = (uid: string) => async () => {
    await builder.goto(`${address}/rubric_builder/Organization/demo-cedar-grove/default/${uid}`);
    await builder.getByRole('textbox', { name: 'Row 2 Level 2', exact: true }).click();
    await builder.keyboard.type('warm', { delay: KEY_PAUSE });
  };
  await compare(builder, inBuilder, [openBuilder(rubrics[0]), openBuilder(rubrics[1])]);
  await builder.close();

  const use = await signedIn(browser, address);
  const openUse = (instance: string) => async () => {
    await use.goto(`${address}/rubric/use/${instance}`);
    await levelsOf(use).nth(1).click();
  };
  const instances = [await beginOne(coach, rubrics[0]), await beginOne(coach, rubrics[1])] as const;
  await compare(use, inUse, [openUse(instances[0]), openUse(instances[1])]);
  console.log(
    `  garbage cleared away in tasks of its own, at ${SLOWDOWN_WORDS}: ${longestCollection.toFixed(0)} ms at most`,
  );
  await Promise.all([orgadmin.dispose(), coach.dispose()]);
});
