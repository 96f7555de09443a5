import type { Person, UserEmbed } from '@coaching/contracts';
import { copied, storedIn, within } from '../mongo/models';

/** What a service knows of a person: the identity service's latest word, without all that they sign in with. */
export interface PersonCopy extends Omit<Person, 'emails'> {
  /** The person's revision this copy is from; an older word is ignored. */
  revision: number;
  /** Deleted people stay, so that what they hold keeps its names and an old word does not bring them back. */
  deleted: boolean;
}

type School = Person['schools'][number];

const embedFields = {
  uid: { type: String, required: true },
  username: { type: String, default: '' },
  initials: { type: String, default: '' },
  picture: { type: String, default: null },
} as const;

/** The schema of what another entity keeps of a person. */
export const userEmbedStored = copied(within<UserEmbed>(embedFields));

/** Roles; none are not the same as roles that nobody knows, as of copies from before they were published. */
const whatTheyAre = { type: [String], default: undefined };

const programStored = copied(
  within<School['programs'][number]>({
    program_uid: { type: String, required: true },
    program_name: String,
    roles: whatTheyAre,
  }),
);

/** The schema of a person's place in an organisation. */
export const schoolStored = copied(
  within<School>({
    organization_uid: { type: String, required: true },
    roles: whatTheyAre,
    programs: [programStored],
  }),
);

export const personCopySchema = copied(
  storedIn<PersonCopy>('people', {
    ...embedFields,
    first_name: { type: String, default: '' },
    last_name: { type: String, default: '' },
    email: { type: String, default: '' },
    coaches: [String],
    is_coachable: Boolean,
    is_disabled: Boolean,
    roles: whatTheyAre,
    schools: [schoolStored],
    revision: { type: Number, required: true },
    deleted: { type: Boolean, default: false },
  }),
);
personCopySchema.index({ uid: 1 }, { unique: true });

const copyOfProgram = ({ program_uid, program_name, roles }: School['programs'][number]) => ({
  program_uid,
  program_name,
  roles,
});

/**
 * What is copied of a person: all that the schema names, and neither their other addresses nor what a newer release of
 * identity says besides. It is stored as it is.
 */
export const copyOf = (person: Person): Omit<PersonCopy, 'revision' | 'deleted'> => ({
  uid: person.uid,
  username: person.username,
  initials: person.initials,
  picture: person.picture,
  first_name: person.first_name,
  last_name: person.last_name,
  email: person.email,
  coaches: person.coaches,
  is_coachable: person.is_coachable,
  is_disabled: person.is_disabled,
  roles: person.roles,
  schools: person.schools.map(({ organization_uid, roles, programs }) => ({
    organization_uid,
    roles,
    programs: programs.map(copyOfProgram),
  })),
});
