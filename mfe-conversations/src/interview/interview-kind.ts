import { screenKind } from '@coaching/interaction-kit/kind';

/** Conversations, as what all interactions have in common knows them. */
export const interviewKind = screenKind('interview');
