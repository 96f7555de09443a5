import type { Journal } from '../journal';
import { trackWrite, untilWritten } from '../page';

/** A form that is not sent is of no use after this long, in milliseconds. */
export const DRAFT_RETENTION_MS = 24 * 60 * 60 * 1000;

/** Where drafts are stored on the device, beside what was only seen: signing out takes both away. */
type Device = Pick<Journal, 'storeSeen' | 'seen' | 'forgetSeen'>;

interface Draft {
  values: unknown;
  /** Milliseconds since 1970. */
  kept_at: number;
}

/** Whose form it is, and which: a word for each form of each address. */
export interface FormName {
  user_uid: string;
  form: string;
}

/** What people have typed into forms and not sent. */
export interface FormDrafts {
  store(name: FormName, values: unknown): void;
  /** What was typed in this page, at once; undefined for nothing. */
  inThisPage(name: FormName): unknown;
  /** What was typed in this page or one before it. */
  find(name: FormName): Promise<unknown>;
  /** Resolves when a page that is loaded next finds nothing of it any more. */
  forget(name: FormName): Promise<void>;
}

const scopeOf = ({ user_uid, form }: FormName) => ({ user_uid, entity: 'form', uid: form });
const keyOf = ({ user_uid, form }: FormName) => `${user_uid} ${form}`;

/** A device that stores nothing (no IndexedDB, disk full) leaves what this page remembers. */
const ignore = () => undefined;

/** @param device loaded when it is first needed */
export function createFormDrafts(device: () => Promise<Device>, now: () => number = Date.now): FormDrafts {
  const here = new Map<string, Draft>();
  const valuesOf = (draft: Draft | undefined) =>
    draft && now() - draft.kept_at < DRAFT_RETENTION_MS ? draft.values : undefined;
  return {
    store(name, values) {
      const draft = { values, kept_at: now() };
      here.set(keyOf(name), draft);
      trackWrite(device().then((its) => its.storeSeen(scopeOf(name), draft, true))).catch(ignore);
    },
    inThisPage: (name) => valuesOf(here.get(keyOf(name))),
    async find(name) {
      const known = here.get(keyOf(name));
      const stored =
        known ??
        (await device()
          .then((its) => its.seen<Draft>(scopeOf(name)), ignore)
          .catch(ignore));
      return valuesOf(stored);
    },
    forget(name) {
      here.delete(keyOf(name));
      trackWrite(device().then((its) => its.forgetSeen(scopeOf(name)))).catch(ignore);
      return untilWritten();
    },
  };
}
