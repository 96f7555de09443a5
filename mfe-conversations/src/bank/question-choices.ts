import { questionVisibilitiesFor } from '@coaching/access';
import {
  type Actor,
  type Organization,
  type QuestionFlags,
  type QuestionVisibility,
  questionFlagsFor,
  questionVisibilityOf,
} from '@coaching/contracts';

/** One way of offering a question of the bank: a choice as it is shown, and the flags that it sets. */
export interface QuestionChoice {
  value: string;
  label: string;
  flags: QuestionFlags;
}

/**
 * The ways somebody can offer a question, in the order they are shown (spec 2 section 6).
 * @param organization the one they work in; null for none
 */
export function questionChoices(actor: Actor, organization: Organization | null): QuestionChoice[] {
  const organization_uid = organization?.uid ?? null;
  const here = organization && {
    uid: organization.uid,
    name: organization.name,
    short_name: organization.short_name,
  };
  const labels: Record<QuestionVisibility, string> = {
    private: 'Private',
    organization: `Everyone at ${organization?.name ?? ''}`,
    program: '',
    system: 'Everyone (system question)',
  };
  const everywhere = questionVisibilitiesFor(actor, { organization_uid, program_uid: null })
    .filter((visibility) => visibility !== 'program' && (here || visibility !== 'organization'))
    .map((visibility) => ({
      value: visibility === 'organization' ? `organization:${organization_uid}` : visibility,
      label: labels[visibility],
      flags: questionFlagsFor(visibility, { organization: here, program: null }),
    }));
  const inPrograms = (organization?.programs ?? []).flatMap(({ uid: program_uid, program_name }) => {
    if (!questionVisibilitiesFor(actor, { organization_uid, program_uid }).includes('program')) return [];
    const program = { program_uid, program_name, organization_uid: organization_uid ?? '' };
    return [
      {
        value: `program:${program_uid}`,
        label: `Program: ${program_name}`,
        flags: questionFlagsFor('program', { organization: here, program }),
      },
    ];
  });
  return [...everywhere, ...inPrograms];
}

/** Which choice a question's flags are: of another organisation or program than those offered, none of these. */
export function questionChoiceOf(flags: QuestionFlags): string {
  const visibility = questionVisibilityOf(flags);
  if (visibility === 'organization') return `organization:${flags.organization_embed?.uid}`;
  return visibility === 'program' ? `program:${flags.program_embed?.program_uid}` : visibility;
}

/**
 * What a question's visibility begins as, and what it can be (spec 2 section 4): one that is there as it is, also where
 * it is not this person's to offer it so; a new one private.
 */
export function questionVisibility(choices: readonly QuestionChoice[], question: QuestionFlags | null) {
  const initial = question ? questionChoiceOf(question) : 'private';
  const isAmong = choices.some(({ value }) => value === initial);
  return {
    initial,
    choices: [
      ...(question && !isAmong ? [{ value: initial, label: askedBy(question) }] : []),
      ...choices.map(({ value, label }) => ({ value, label })),
    ],
  };
}

/** Who is offered a question, in words for a list of all. */
export function askedBy(flags: QuestionFlags): string {
  const words: Record<QuestionVisibility, string> = {
    private: 'Private',
    organization: flags.organization_embed?.name ?? '',
    program: flags.program_embed?.program_name ?? '',
    system: 'Everyone',
  };
  return words[questionVisibilityOf(flags)];
}
