import { type ReaderKind, readersOf, readersOfCoachNotes } from '@coaching/access';
import { PRODUCT_NAME } from '@coaching/contracts';
import { listed } from '../facts';
import { headOwnership, type OwnershipSource } from '../viewer';

/** What the people and places of an interaction are called. */
export interface Names {
  coach: string;
  /** All of its coachees. */
  coachees: readonly string[];
  /** Those besides the one who reads these words; all of them where that is none of them. */
  otherCoachees: readonly string[];
  program: string | null;
  organization: string | null;
  /** Whether those who administer the place see counts and minutes alone, or did when it was written. */
  countsOnly?: boolean;
}

/** The kinds of people who may read it, by the rule that the server decides by. */
export const readerKinds = (interaction: OwnershipSource, { countsOnly }: Names): ReaderKind[] =>
  readersOf(headOwnership(interaction), countsOnly).map(({ kind }) => kind);

/** Of those, who may not read the coach's notes. */
export function kindsWithoutCoachNotes(interaction: OwnershipSource, names: Names): ReaderKind[] {
  const readers = readersOfCoachNotes(headOwnership(interaction), names.countsOnly);
  const withNotes = readers.map(({ kind }) => kind);
  return readerKinds(interaction, names).filter((kind) => !withNotes.includes(kind));
}

/** The same words, to begin a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Those who administer the place, named by it; nobody where there is none. */
function administrators(kinds: readonly ReaderKind[], { program, organization }: Names): string[] {
  const places = [
    ...(kinds.includes('program administrators') ? [program ?? 'its program'] : []),
    ...(kinds.includes('organization administrators') ? [organization ?? 'its organization'] : []),
  ];
  return places.length === 0 ? [] : [`those who administer ${listed(places)}`];
}

/**
 * Kinds of people in words: people by name, others by what they do.
 * @param you the kind that reads these words, who comes first; null where others are spoken of
 */
export function readerNames(kinds: readonly ReaderKind[], names: Names, you: ReaderKind | null): string[] {
  const isOneOf = (kind: ReaderKind) => kind === you && kinds.includes(kind);
  return [
    ...(you && isOneOf(you) ? ['you'] : []),
    ...(kinds.includes('coach') && !isOneOf('coach') ? [names.coach] : []),
    ...(kinds.includes('coachees') ? (isOneOf('coachees') ? names.otherCoachees : names.coachees) : []),
    ...administrators(kinds, names),
    ...(kinds.includes('staff') ? [`the ${PRODUCT_NAME} support team`] : []),
  ];
}

/** Everyone besides its coach who reads an interaction once it is shared, to begin a sentence. */
export function futureReaders(interaction: OwnershipSource, names: Names): string {
  const kinds = readerKinds({ ...interaction, visibility: 'shared' }, names);
  const others = kinds.filter((kind) => kind !== 'coach');
  return capital(listed(readerNames(others, names, null)));
}

/** What those who administer the place see of it where they do not read it; nothing where they do, or there is none. */
export function aboutCounts(interaction: OwnershipSource, names: Names): string {
  if (!names.countsOnly) return '';
  const shared = headOwnership({ ...interaction, visibility: 'shared' });
  const who = administrators(
    readersOf(shared, false).map(({ kind }) => kind),
    names,
  );
  return who.length === 0 ? '' : ` ${capital(listed(who))} see counts and minutes, and not what is written.`;
}
