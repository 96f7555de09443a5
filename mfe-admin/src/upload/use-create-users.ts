import { MOST_INVITED } from '@coaching/contracts';
import { ApiError, callApi, callErrorText } from '@coaching/mfe-kit';
import { useState } from 'react';
import { refreshPeopleLists } from '../users/refresh-people-lists';
import type { ListedPerson } from './listed-person';
import type { UploadTarget } from './upload-target';

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
    try {
      for (let at = 0; at < people.length; at += MOST_INVITED) {
        batch = people.slice(at, at + MOST_INVITED);
        const body = { users: [...batch], role, ...(entity && { entity }) };
        await callApi('addInviteUsers', { body }, { quiet: true });
        const emails = batch.map(({ email }) => email);
        setDone((before) => new Set([...before, ...emails]));
      }
      return true;
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
