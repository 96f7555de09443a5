import { type Actor, type QuestionVisibility, questionVisibilities } from '@coaching/contracts';
import {
  isOfferedOrganizations,
  isOfferedPrograms,
  type Offered,
  type OfferedPlace,
  ownsOffered,
} from './offering';
import { hasGlobalRole, hasOrganizationRole, hasProgramRole } from './roles';

/** A question of the bank as far as its policy needs it. */
export type OfferedQuestion = Offered<QuestionVisibility>;

const isSuperuser = (actor: Actor) => hasGlobalRole(actor, 'Superuser');

const administersOrganization = (actor: Actor, { organization_uid }: OfferedPlace) =>
  isSuperuser(actor) || hasOrganizationRole(actor, organization_uid, 'Organization Admin');

/** Who may offer a question so in a place (spec 2 section 6); a private one is its owner's. */
const offers: Record<QuestionVisibility, (actor: Actor, place: OfferedPlace) => boolean> = {
  private: () => true,
  organization: administersOrganization,
  program: (actor, place) =>
    administersOrganization(actor, place) || hasProgramRole(actor, place.program_uid, 'Program Admin'),
  system: isSuperuser,
};

/** May offer a question so in this place. */
export const mayOfferQuestion = (
  actor: Actor,
  visibility: QuestionVisibility,
  place: OfferedPlace,
): boolean => offers[visibility](actor, place);

/** The choices that somebody has of whom to offer a question to in a place, in the order they are shown. */
export const questionVisibilitiesFor = (actor: Actor, place: OfferedPlace): QuestionVisibility[] =>
  questionVisibilities.filter((visibility) => mayOfferQuestion(actor, visibility, place));

/** May change and delete it: of a private one its owner and a Superuser, else who may offer such a question there. */
export function mayEditQuestion(actor: Actor, question: OfferedQuestion): boolean {
  if (question.visibility === 'private') return ownsOffered(actor, question) || isSuperuser(actor);
  return mayOfferQuestion(actor, question.visibility, question);
}

/** Is offered it: who may change it, and everyone there. */
export function mayReadQuestion(actor: Actor, question: OfferedQuestion): boolean {
  if (mayEditQuestion(actor, question)) return true;
  if (question.visibility === 'system') return true;
  if (question.visibility === 'organization') return isOfferedOrganizations(actor, question);
  return question.visibility === 'program' && isOfferedPrograms(actor, question);
}
