import { z } from 'zod';
import { chosenPicture, headerLine, uid } from '../fields';

const name = (max: number) => headerLine(max, 'Please use letters, digits and signs only.');

/**
 * What one may change of a person's profile; what is left out stays. Everything else of a person that comes along
 * (roles, schools, licences, emails) is dropped.
 */
export const profileChangeSchema = z.object({
  uid,
  first_name: name(100).optional(),
  last_name: name(100).optional(),
  /** The full name again when it is empty. */
  username: name(200).optional(),
  /** Those of the name again when they are empty. */
  initials: name(4).optional(),
  picture: chosenPicture.nullable().optional(),
});
export type ProfileChange = z.infer<typeof profileChangeSchema>;
