import type { Interview } from '@coaching/contracts';

/**
 * Who reads what a coachee wrote themselves, said to them: fewer than read the conversation. Its coach reads it, of
 * several coachees each their own, and nobody signed in as one of these.
 */
export const ownAnswerReaders = ({ user_embed }: Pick<Interview, 'user_embed'>): string =>
  `Only you and ${user_embed.username} can read your own answer.`;
