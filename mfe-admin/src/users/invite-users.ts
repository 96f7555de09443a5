import type { CallBody, CallResponse } from '@coaching/contracts';
import { callApi } from '@coaching/mfe-kit';

/** What came of inviting people. */
type Outcome = Required<CallResponse<'addInviteUsers'>> & {
  /** Those whom it changed nothing for, who are not written to. */
  there: CallResponse<'previewInviteUsers'>['users'];
};

/** Invites those who are not there yet. @throws CallError */
export async function inviteUsers(body: CallBody<'addInviteUsers'>): Promise<Outcome> {
  const preview = await callApi('previewInviteUsers', { body }, { quiet: true });
  const isThere = (at: number) => preview.users[at]?.outcome === 'there';
  const there = preview.users.filter((_, at) => isThere(at));
  const users = body.users.filter((_, at) => !isThere(at));
  if (users.length === 0) return { there, users: [], refused: [] };
  const answer = await callApi('addInviteUsers', { body: { ...body, users } }, { quiet: true });
  return { there, users: answer.users, refused: answer.refused ?? [] };
}
