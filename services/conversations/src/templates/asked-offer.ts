import type { InterviewDraft, TemplateVisibility } from '@coaching/contracts';
import { type AskedOffer, askedOffer } from '../bank/asked-offer';
import type { TemplateOffer } from '../interviews/interview-record';

const flags = [
  ['system', 'system_template'],
  ['system_draft', 'system_draft_template'],
  ['program', 'program_embed'],
  ['program_draft', 'program_draft_embed'],
  ['organization', 'organization_embed'],
  ['organization_draft', 'organization_draft_embed'],
] as const;

/** To whom a draft offers a template; null when it stays as it is. @param stored null for a new one */
export const askedTemplateOffer = (
  draft: Pick<InterviewDraft, (typeof flags)[number][1] | 'user_embed'>,
  stored: TemplateOffer | null,
): AskedOffer<TemplateVisibility> | null =>
  askedOffer<TemplateVisibility, (typeof flags)[number][1]>(draft, flags, stored);
