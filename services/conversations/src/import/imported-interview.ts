import type {
  InteractionVisibility,
  InterviewDraft,
  RunningTimer,
  TemplateVisibility,
} from '@coaching/contracts';

/** The set that offered the tool. */
type ToolSet = Pick<InterviewDraft, 'tool_config_entity' | 'tool_config_entity_uid' | 'tool_config_uid'>;

/** Where something is offered; null for nowhere in particular. */
export interface ImportedPlace {
  organization_uid: string | null;
  /** One of that organisation's programs. */
  program_uid: string | null;
}

/** A conversation or template to bring in; embeds are filled in from what this service knows of people and tools. */
export interface ImportedInterview extends ToolSet, ImportedPlace {
  uid: string;
  /** Uid of the tool. */
  interview_type: string;
  /** Empty for the default one. */
  title: string;
  /** Uid of the coach. */
  user: string;
  /** Uids of the coachees of a conversation; none for a template. */
  clients: readonly string[];
  /** To whom a template is offered; null for a conversation. */
  offered: TemplateVisibility | null;
  additional_information: string;
  timestamp: string | null;
  end_timestamp: string | null;
  /** Minutes; null means not started. */
  duration: number | null;
  /** Stopped unless it says. */
  timer?: RunningTimer;
  /** Shared unless it says; what was finished is shared. */
  visibility?: InteractionVisibility;
  invites_answers?: boolean;
  questions: readonly {
    uid: string;
    /** Of the bank, and which wording of it. */
    question_uid: string | null;
    version: number | null;
    question: string;
    category: string | null;
    answer: string;
  }[];
}
