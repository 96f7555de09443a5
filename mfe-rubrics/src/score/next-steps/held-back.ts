import type { EditedInstance } from '../../instance/edited-instance';

type Asked = Pick<EditedInstance, 'invites_self_score' | 'self_score' | 'client_embed'>;

/**
 * Why its coach takes no suggested step yet: the coachee who is to score unseen would read in it which level was chosen.
 * @returns null where they can be taken
 */
export function heldBack({ invites_self_score, self_score, client_embed }: Asked): string | null {
  // Her coach reads her own scores from the moment both have finished.
  if (!invites_self_score || self_score !== null) return null;
  return `These can be taken once ${client_embed.username} and you have both finished: an action step would tell what you chose.`;
}
