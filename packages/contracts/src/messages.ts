import { billingMessages } from './billing/messages';
import { contentMessages } from './content/messages';
import { conversationMessages } from './conversations/messages';
import { identityMessages } from './identity/messages';
import { interactionMessages } from './interactions/messages';
import { rubricMessages } from './rubrics/messages';
import { sharedMessages } from './shared-messages';
import { toolMessages } from './tools/messages';

/** Texts that more than one part must say in the same words (spec 1 sections 5 and 8). */
export const MESSAGES = {
  ...sharedMessages,
  ...identityMessages,
  ...interactionMessages,
  ...contentMessages,
  ...conversationMessages,
  ...toolMessages,
  ...rubricMessages,
  ...billingMessages,
} as const;
