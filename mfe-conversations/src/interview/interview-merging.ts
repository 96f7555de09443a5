import { type Interview, type InterviewDraft, newUid } from '@coaching/contracts';
import { interactionParts } from '@coaching/interaction-kit/merging';
import { field, type Merging, mergingOf, type WrittenField } from '@coaching/mfe-kit/merging';
import { interviewQuestions } from './interview-questions';

/** What a person can change in a conversation or template. */
type Written = Exclude<WrittenField<Interview, InterviewDraft>, 'user_embed'>;

const uidsOf = (embeds: readonly { uid: string }[]) => embeds.map(({ uid }) => uid).join();

const people = field<Interview['client_embed']>({
  isSame: (one, other) => uidsOf(one) === uidsOf(other),
  // Nobody who was chosen on either side is left out.
  both: (mine, theirs) => [
    ...theirs,
    ...mine.filter(({ uid }) => !theirs.some((other) => other.uid === uid)),
  ],
});

const organization = field<Interview['organization_embed']>({
  isSame: (one, other) => one?.uid === other?.uid,
});

const program = interactionParts.program_embed;

const places = field<string[]>({
  isSame: (one, other) => [...one].sort().join() === [...other].sort().join(),
  both: (mine, theirs) => [...new Set([...theirs, ...mine])],
});

/** When a coachee answered last, '' when nobody has: their answers leave the conversation's revision as it is. */
const lastAnswered = ({ questions }: Interview) =>
  questions
    .flatMap(({ coachee_answers }) => coachee_answers.map(({ updated_at }) => updated_at))
    .reduce((last, each) => (each > last ? each : last), '');

/**
 * How versions of a conversation come together: what only one side changed is taken, questions are merged one by one,
 * and nothing that either side wrote vanishes.
 * @param makeUid makes the uid of a question that keeps a second wording, see interviewQuestions
 */
export function mergingOfInterviews(makeUid: () => string = newUid): Merging<Interview> {
  const merging = mergingOf<Interview, Written>({
    ...interactionParts,
    template: field(),
    questions: interviewQuestions(makeUid),
    interview_type: field(),
    invites_answers: field(),
    client_embed: people,
    organization_embed: organization,
    organization_draft_embed: organization,
    program_draft_embed: program,
    system_template: field(),
    system_draft_template: field(),
    hidden_orgs: places,
  });
  return {
    ...merging,
    isNewer: (one, other) =>
      one.revision > other.revision ||
      (one.revision === other.revision && lastAnswered(one) > lastAnswered(other)),
  };
}

export const interviewMerging = mergingOfInterviews();
