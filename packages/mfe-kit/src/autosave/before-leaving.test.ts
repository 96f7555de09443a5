import type { Autosave } from './autosave-interface';

const scope = { user_uid: 'ada', entity: 'rubric', uid: 'r1' };

/** What is stored on the device, of whatever page. */
const journal = { work: jest.fn() };
jest.mock('../journal', () => ({ ...jest.requireActual<object>('../journal'), journal }));

const unsent = { key: { ...scope, writer: 'one' }, value: { base: {}, mine: { name: 'Talk' }, sent: null } };
beforeEach(() => {
  journal.work.mockReset().mockResolvedValue([unsent]);
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
});

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A page of its own, with the modules as a page loads them. */
async function aPage() {
  jest.resetModules();
  const { sendBeforeLeaving } = await import('./before-leaving');
  const { answerOtherPages } = await import('./other-pages');
  const { holdAutosave } = await import('./live-autosaves');
  return { sendBeforeLeaving, answerOtherPages, holdAutosave };
}

/** What a page knows of its unsent rubric. */
interface Standing {
  problem: string | null;
  isStored: boolean;
}

/** Another page with a rubric that is not sent. @param comesOf what a try to send it comes to */
async function anotherPage(problem: string | null, comesOf: (standing: Standing) => void) {
  const snapshot: Standing = { problem, isStored: true };
  const flush = jest.fn(() => comesOf(snapshot));
  const { answerOtherPages, holdAutosave } = await aPage();
  const autosave: Partial<Autosave<unknown>> = {
    hasUnsent: () => true,
    getSnapshot: () => snapshot as ReturnType<Autosave<unknown>['getSnapshot']>,
    subscribe: () => () => undefined,
    flush,
  };
  holdAutosave(scope, () => autosave as Autosave<unknown>);
  ends.push(answerOtherPages());
  return { flush };
}

const PATIENCE_MS = 3000;

/** What logging out says, and after how many milliseconds. */
async function leaving(user_uid = 'ada', patienceMs = PATIENCE_MS) {
  const { sendBeforeLeaving } = await aPage();
  const begun = Date.now();
  const left = await sendBeforeLeaving(user_uid, patienceMs);
  return { left, tookMs: Date.now() - begun };
}

it('says at once that the server does not take what another page has', async () => {
  const { flush } = await anotherPage('Incomplete.', () => undefined);
  const { left, tookMs } = await leaving();
  expect(left).toEqual({ changes: 1, isStored: true, isRefused: true });
  expect(tookMs).toBeLessThan(PATIENCE_MS / 2);
  expect(flush).toHaveBeenCalledTimes(1);
});

it('has another page send what it has not tried yet, and says what comes of it', async () => {
  const { flush } = await anotherPage(null, (snapshot) => {
    setTimeout(() => {
      snapshot.problem = 'Incomplete.';
    }, 50);
  });
  const { left, tookMs } = await leaving();
  expect(left.isRefused).toBe(true);
  expect(tookMs).toBeLessThan(PATIENCE_MS / 2);
  expect(flush).toHaveBeenCalledTimes(1);
});

it('goes on as soon as another page has sent all', async () => {
  await anotherPage(null, () => journal.work.mockResolvedValue([]));
  const { left, tookMs } = await leaving();
  expect(left.changes).toBe(0);
  expect(tookMs).toBeLessThan(PATIENCE_MS / 2);
});

it.each([
  ['another page waits for the server', 'ada', null],
  ["what another page's server does not take is somebody else's", 'ben', 'Incomplete.'],
])('says that the server was not reached where %s', async (_, user_uid, problem) => {
  await anotherPage(problem, () => undefined);
  const { left } = await leaving(user_uid, 400);
  expect(left).toEqual({ changes: 1, isStored: true, isRefused: false });
});
