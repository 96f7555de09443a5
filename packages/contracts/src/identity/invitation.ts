import { z } from 'zod';
import { email, line, uid } from '../fields';
import { MAX_PERSON_NAME } from './limits';
import { roleSchema } from './role';

/** People that one call can invite. */
export const MOST_INVITED = 1000;

/** People of whom one call can say what inviting them would do. */
export const MOST_PREVIEWED = 500;

/** Somebody to invite, who may be there already. */
export const invitedUserSchema = z.object({
  first_name: line(MAX_PERSON_NAME).default(''),
  last_name: line(MAX_PERSON_NAME).default(''),
  email,
});

/** Where people are: an organisation, a program, or with a coach as their clients (its uid is the coach's). */
export const peopleEntitySchema = z.strictObject({
  entity_type: z.enum(['organization', 'program', 'coaches']),
  uid,
});
export type PeopleEntity = z.infer<typeof peopleEntitySchema>;

/** Whom to invite, as what and where to; without an entity, to the platform. */
export const invitationSchema = z.strictObject({
  users: z.array(invitedUserSchema).min(1).max(MOST_INVITED),
  role: roleSchema,
  entity: peopleEntitySchema.nullish(),
});

/** The same of more people, to be told what it would do. */
export const invitationPreviewSchema = invitationSchema.extend({
  users: z.array(invitedUserSchema).min(1).max(MOST_PREVIEWED),
});

/** Somebody who was not invited while others of the same call were, and why. */
export const refusedInvitationSchema = z.object({ email, message: z.string() });
export type RefusedInvitation = z.infer<typeof refusedInvitationSchema>;

/**
 * What inviting somebody does: `new` makes an account (or adds the place to one that the caller does not see), `added`
 * adds the place to one they see, `there` changes nothing, `refused` is not done.
 */
export const invitationOutcomes = ['new', 'added', 'there', 'refused'] as const;
export type InvitationOutcome = (typeof invitationOutcomes)[number];

export const previewedInvitationSchema = z.object({
  email,
  outcome: z.enum(invitationOutcomes),
  /** Who has the account, where the caller sees them; else ''. */
  username: z.string(),
});
