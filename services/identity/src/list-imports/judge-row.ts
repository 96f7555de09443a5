import { mayUpdateAccount } from '@coaching/access';
import {
  type ImportChange,
  type ImportedRow,
  type ImportRow,
  problemWithInvited,
  renamed,
} from '@coaching/contracts';
import { canBeInvited, invitedPerson, isWithheld, placed, placedToo } from '../invitations/invited-person';
import { maySee } from '../people/person-policy';
import type { PersonRecord } from '../people/person-record';
import { rolesIn } from '../places/person-places';
import { type ImportTarget, leftOutOf, type Spot, spotsOf } from './row-spots';

/** What importing a row does. */
export type Judgement = Pick<ImportedRow, 'outcome' | 'message' | 'username' | 'changes'>;

/** The same, with who the person is by it; null where nothing is done. */
export interface Judged extends Judgement {
  after: PersonRecord | null;
  /** They are in a place that they were not in, and are written to. */
  isMailed: boolean;
  /** They are brought in in words alone. */
  isWithheld: boolean;
}

const NOT_BROUGHT_IN = 'Cannot be brought in here: staff of the platform, or the coach.';

const leftOut = (outcome: 'invalid' | 'duplicate', message: string): Judged => ({
  outcome,
  message,
  username: '',
  changes: [],
  after: null,
  isMailed: false,
  isWithheld: false,
});

/** The names that a row gives, on somebody whose they are to give; a name that it leaves out stays. */
function withNames(person: PersonRecord, row: ImportRow, { actor }: ImportTarget): PersonRecord {
  if (!mayUpdateAccount(actor, person)) return person;
  return renamed(person, {
    first_name: row.first_name.trim() || person.first_name,
    last_name: row.last_name.trim() || person.last_name,
  });
}

function placeChange(before: PersonRecord, after: PersonRecord, { place }: Spot): ImportChange {
  if (place.kind === 'coaches') return { field: 'coaches', place: '', before: '', after: 'Coachee' };
  const rolesOf = (person: PersonRecord) => (rolesIn(person, place) ?? []).join(', ');
  const name =
    place.kind === 'program'
      ? place.program_name
      : place.kind === 'organization'
        ? place.organization_name
        : '';
  return { field: 'roles', place: name, before: rolesOf(before), after: rolesOf(after) };
}

function changesBetween(before: PersonRecord, after: PersonRecord, spots: readonly Spot[]): ImportChange[] {
  const names = (['first_name', 'last_name'] as const).map((field) => ({
    field,
    place: '',
    before: before[field],
    after: after[field],
  }));
  const isPlaced =
    before.coaches !== after.coaches || before.schools !== after.schools || before.roles !== after.roles;
  const places = isPlaced ? spots.map((spot) => placeChange(before, after, spot)) : [];
  return [...names, ...places].filter((change) => change.before !== change.after);
}

/**
 * What importing a row does, and who its person is then.
 * @param known who signs in with its address
 * @param earlier number of the first row with the same address, where that is another one
 */
export function judgeRow(
  row: ImportRow,
  { known, earlier }: { known: PersonRecord | undefined; earlier: number | null },
  target: ImportTarget,
): Judged {
  const { actor, now } = target;
  const problem = problemWithInvited(row);
  if (problem !== null) return leftOut('invalid', problem);
  if (earlier !== null) return leftOut('duplicate', `Left out: the same as row ${earlier}`);
  const spots = spotsOf(row, target);
  if (typeof spots === 'string') return leftOut('invalid', spots);
  const message = leftOutOf(row, target);
  const isNamedAlone = known !== undefined && spots.some(({ place }) => isWithheld(actor, place, known));
  if (!known || isNamedAlone) {
    const user = {
      first_name: row.first_name.trim(),
      last_name: row.last_name.trim(),
      email: row.email.trim().toLowerCase(),
    };
    const after = spots.reduce((so, { place, role }) => placed(so, place, role), invitedPerson(user, now));
    return {
      outcome: 'new',
      message,
      username: '',
      changes: [],
      after,
      isMailed: true,
      isWithheld: isNamedAlone,
    };
  }
  if (spots.some(({ place }) => !canBeInvited(actor, place, known)))
    return leftOut('invalid', NOT_BROUGHT_IN);
  const inPlaces = spots.reduce((so, { place, role }) => placedToo(so, place, role, now), known);
  const isMailed = inPlaces !== known;
  const open = { isMailed, isWithheld: false };
  // Whether somebody has an account here is nobody's business who shares nothing with them.
  if (!maySee(actor, known)) {
    const outcome = isMailed ? 'new' : 'there';
    return { outcome, message, username: '', changes: [], after: isMailed ? inPlaces : null, ...open };
  }
  const after = withNames(inPlaces, row, target);
  const changes = changesBetween(known, after, spots);
  const { username } = known;
  if (after === known) return { outcome: 'there', message, username, changes: [], after: null, ...open };
  return { outcome: 'changed', message, username, changes, after, ...open };
}
