import type { CallBody, UserSummary } from '@coaching/contracts';
import { callApi, callErrorText, callKey, queryClient } from '@coaching/mfe-kit';
import { toast } from '@coaching/ui-kit';

type People = CallBody<'addInviteUsers'>['users'];

const words = (invited: readonly UserSummary[]) =>
  invited.length === 1 ? `${invited[0]!.username} was invited` : `${invited.length} people were invited`;

/** Invites people to be coached by this coach; answers who they are, or what went wrong as a sentence. */
export async function inviteCoachees(
  coach_uid: string,
  users: People,
): Promise<{ invited: UserSummary[]; problem: string | null }> {
  if (users.length === 0) return { invited: [], problem: null };
  const entity = { entity_type: 'coaches', uid: coach_uid } as const;
  try {
    const body = { users, role: 'Coachee' as const, entity };
    const { users: invited, refused = [] } = await callApi('addInviteUsers', { body }, { quiet: true });
    void queryClient.invalidateQueries({ queryKey: callKey('getUsers') });
    toast.success(words(invited));
    const problem = refused.map(({ email, message }) => `${email}: ${message}`).join(' ');
    return { invited, problem: problem || null };
  } catch (error) {
    return { invited: [], problem: callErrorText(error) };
  }
}
