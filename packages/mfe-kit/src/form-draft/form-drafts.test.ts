import type { JournalScope } from '../journal';
import { createFormDrafts, DRAFT_RETENTION_MS, type FormDrafts } from './form-drafts';

const maya = { user_uid: 'maya', form: '/config' };
const typed = { title: 'Fractions' };

let now: number;
let onDevice: Map<string, unknown>;

/** A page on the same device. */
function aPage(device = async () => aDevice()): FormDrafts {
  return createFormDrafts(device, () => now);
}
const pathOf = (scope?: JournalScope) => JSON.stringify(scope);
const aDevice = () => ({
  storeSeen: async (scope: JournalScope, value: unknown) => void onDevice.set(pathOf(scope), value),
  seen: async <Value>(scope: JournalScope) => onDevice.get(pathOf(scope)) as Value | undefined,
  forgetSeen: async (scope?: JournalScope) =>
    void (scope ? onDevice.delete(pathOf(scope)) : onDevice.clear()),
});
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  now = 1000;
  onDevice = new Map();
});

it('brings what was typed back in the same page at once, and in a later page', async () => {
  const page = aPage();
  page.store(maya, { title: 'F' });
  page.store(maya, typed);
  expect(page.inThisPage(maya)).toEqual(typed);
  await settled();
  const later = aPage();
  expect(later.inThisPage(maya)).toBeUndefined();
  expect(await later.find(maya)).toEqual(typed);
});

it.each([
  ['to somebody else', { ...maya, user_uid: 'ada' }],
  ['in another form', { ...maya, form: '/config?client_uid=b' }],
])('shows nothing of it %s', async (_where, name) => {
  const page = aPage();
  page.store(maya, typed);
  await settled();
  expect([page.inThisPage(name), await aPage().find(name)]).toEqual([undefined, undefined]);
});

it('forgets it here and on the device', async () => {
  const page = aPage();
  page.store(maya, typed);
  await settled();
  await page.forget(maya);
  expect([page.inThisPage(maya), await aPage().find(maya), onDevice.size]).toEqual([undefined, undefined, 0]);
});

it('brings nothing back after a day', async () => {
  const page = aPage();
  page.store(maya, typed);
  await settled();
  now += DRAFT_RETENTION_MS;
  expect([page.inThisPage(maya), await aPage().find(maya)]).toEqual([undefined, undefined]);
});

it('still remembers in this page where the device stores nothing', async () => {
  const page = aPage(async () => {
    throw new Error('no database');
  });
  page.store(maya, typed);
  await settled();
  expect(await page.find(maya)).toEqual(typed);
  await page.forget(maya);
  expect(await page.find(maya)).toBeUndefined();
});
