import { ApiError, callApi, callErrorText } from '@coaching/mfe-kit';
import { useState } from 'react';
import { refreshPeopleLists } from '../users/refresh-people-lists';
import type { ListedPerson } from './listed-person';
import type { UploadTarget } from './upload-target';

/** People of a list that one call invites, so that what is done can be seen to grow. */
export const INVITED_AT_ONCE = 100;

const FAILED = 'Not everybody could be invited. Who was is marked; try again for the others.';

/** Which of the users sent a refusal is about. */
const refusedAt = (error: unknown) =>
  error instanceof ApiError
    ? (error.body?.errors ?? []).flatMap(({ path, message }) => {
        const at = /^users\.(\d+)\./.exec(path)?.[1];
        return at === undefined ? [] : [[Number(at), message] as const];
      })
    : [];

/**
 * Invites the people of a list, some at a time. Who was invited stays so when it fails half-way; it goes on from there.
 */
export function useCreateUsers({ role, entity }: UploadTarget) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  /** @returns whether all of them were invited */
  async function create(people: readonly ListedPerson[]): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    let batch: readonly ListedPerson[] = [];
    let isAll = true;
    try {
      for (let at = 0; at < people.length; at += INVITED_AT_ONCE) {
        batch = people.slice(at, at + INVITED_AT_ONCE);
        const body = { users: [...batch], role, ...(entity && { entity }) };
        const { refused = [] } = await callApi('addInviteUsers', { body }, { quiet: true });
        const reasons = new Map(refused.map(({ email, message }) => [email, message]));
        const emails = batch.map(({ email }) => email).filter((email) => !reasons.has(email));
        setDone((before) => new Set([...before, ...emails]));
        if (reasons.size === 0) continue;
        isAll = false;
        setRefusals((before) => new Map([...before, ...reasons]));
        setProblem(FAILED);
      }
      return isAll;
    } catch (error) {
      const refused = refusedAt(error).map(([at, message]) => [batch[at]?.email ?? '', message] as const);
      setRefusals((before) => new Map([...before, ...refused]));
      setProblem(refused.length > 0 ? FAILED : (callErrorText(error) ?? FAILED));
      return false;
    } finally {
      setBusy(false);
      refreshPeopleLists();
    }
  }
  return { create, busy, problem, done, refusals };
}
