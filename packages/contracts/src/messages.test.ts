import { MESSAGES } from './messages';

// What screens and services say is compared with MESSAGES elsewhere; here it is the specification's, letter by letter.
it.each<[said: string, words: string]>([
  [MESSAGES.coacheeRequired, 'Coachee is required'],
  [MESSAGES.fieldRequired, 'Field is required'],
  [MESSAGES.categoryNotFound('q7'), 'Category not found: q7'],
  [MESSAGES.conversationDeleted, 'Conversation deleted successfully'],
  [MESSAGES.questionDeleted, 'Question deleted successfully'],
  [MESSAGES.questionHidden, 'Question hidden successfully'],
  [MESSAGES.toolConfigUpdated, 'Updated tool config successfully'],
  [MESSAGES.confirmUsesTitle, 'Confirm Uses Change'],
  [
    MESSAGES.confirmUses,
    'Changing the Uses Tool Set will change the tools available in this tool set. All customizations to the current toolset will be lost. Are you sure you want to continue?',
  ],
])('says “%s”', (said, words) => expect(said).toBe(words));
