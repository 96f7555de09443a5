import { z } from 'zod';
import { email, line, uid } from '../fields';
import { roleSchema } from './role';

/** People that one call can invite. */
export const MOST_INVITED = 50;

/** Somebody to invite, who may be there already. */
export const invitedUserSchema = z.object({
  first_name: line(100).default(''),
  last_name: line(100).default(''),
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
  entity: peopleEntitySchema.optional(),
});
