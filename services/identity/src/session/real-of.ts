import type { Actor, CallResponse } from '@coaching/contracts';
import type { Accesses } from '../become/accesses-repository';

/** Who of the staff is signed in as the actor, and until when; undefined while they are there in person. */
export async function realOf(
  { accesses }: { accesses: Accesses },
  { uid, real_uid }: Actor,
): Promise<CallResponse<'getUserSession'>['real']> {
  if (real_uid === undefined) return undefined;
  const access = await accesses.last({ user_uid: uid, real_uid });
  if (!access) throw new Error(`${real_uid} is signed in as ${uid} without a word of it`);
  return { uid: real_uid, username: access.real_username, until: access.ended_at.toISOString() };
}
