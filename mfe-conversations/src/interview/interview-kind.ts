import { type ScreenKind, screenKind } from '@coaching/interaction-kit/kind';

/** Conversations, as what all interactions have in common knows them. */
export const interviewKind = screenKind('interview');

/** Their templates, which are one of them in all but what they are called. */
export const templateKind: ScreenKind = {
  ...interviewKind,
  noun: 'template',
  heading: 'Template',
  deleted: 'Template deleted successfully',
};
