import { type ScreenKind, screenKind } from '@coaching/interaction-kit/kind';

/** Under which name devices store the questions that a conversation has asked, those taken out, too. */
export const ASKED_QUESTIONS = 'asked-questions';

/** Conversations, as what all interactions have in common knows them. */
export const interviewKind: ScreenKind = { ...screenKind('interview'), alsoSeen: [ASKED_QUESTIONS] };

/** Their templates, which are one of them in all but what they are called. */
export const templateKind: ScreenKind = {
  ...interviewKind,
  noun: 'template',
  heading: 'Template',
  deleted: 'Template deleted successfully',
};
