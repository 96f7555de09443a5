import type { ReaderKind } from '@coaching/access';
import { listed } from '../facts';
import type { OwnershipSource, ViewerRole } from '../viewer';
import {
  aboutCounts,
  capital,
  futureReaders,
  kindsWithoutCoachNotes,
  type Names,
  readerKinds,
  readerNames,
} from './reader-names';

/** How far the sharing has come that a coach asked for. */
export type Sharing = 'private' | 'waiting' | 'under way' | 'refused' | 'shared';

export interface VisibilityWords {
  /** All of it, in sentences. */
  full: string;
  /** The heart of it, where there is little room. */
  brief: string;
}

const onlyYou = 'Only you can read this';
/** Until the server has it as shared, it is the coach's alone. */
const notShared = {
  private: { full: `${onlyYou} until you share or finish it.`, brief: onlyYou },
  waiting: {
    full: 'Will be shared once you are online. Until then, only you can read this.',
    brief: 'Will be shared once you are online',
  },
  'under way': { full: 'Sharing…', brief: 'Sharing…' },
  refused: { full: `Not shared yet. ${onlyYou}.`, brief: 'Not shared yet' },
} as const satisfies Record<Exclude<Sharing, 'shared'>, VisibilityWords>;

function aboutNotes(interaction: OwnershipSource, names: Names, hasCoachNotes: boolean): string {
  if (!hasCoachNotes) return '';
  const without = readerNames(kindsWithoutCoachNotes(interaction, names), names, null);
  return without.length === 0 ? '' : ` Coach notes are not shown to ${listed(without)}.`;
}

const except = (kinds: readonly ReaderKind[], kind: ReaderKind) => kinds.filter((other) => other !== kind);
const people: readonly ReaderKind[] = ['coach', 'coachees'];

function briefly(kinds: readonly ReaderKind[], names: Names, you: ReaderKind | null): string {
  const named = readerNames(
    kinds.filter((kind) => people.includes(kind)),
    names,
    you,
  );
  const others = kinds.filter((kind) => !people.includes(kind));
  const rest = others.length === 0 ? [] : [others.join() === 'staff' ? 'support' : 'administrators'];
  return `${capital(listed([...named, ...rest]))} can read this`;
}

/**
 * Who can read an interaction, in words that stand beside it all the time.
 * @param isBeingWritten what is written can be read before it is finished
 * @param hasCoachNotes whether it has notes that coachees do not read
 */
export function visibilityWords(
  interaction: OwnershipSource,
  names: Names,
  {
    viewer,
    sharing,
    isBeingWritten,
    hasCoachNotes = true,
  }: { viewer: ViewerRole; sharing: Sharing; isBeingWritten: boolean; hasCoachNotes?: boolean },
): VisibilityWords {
  if (sharing !== 'shared') return notShared[sharing];
  const kinds = readerKinds(interaction, names);
  const counts = aboutCounts(interaction, names);
  if (viewer === 'coach') {
    const others = except(kinds, 'coach');
    const when = isBeingWritten ? ' as you write' : '';
    return {
      full: `${futureReaders(interaction, names)} can read this${when}.${counts}${aboutNotes(interaction, names, hasCoachNotes)}`,
      brief: briefly(others, names, null),
    };
  }
  const you = viewer === 'coachee' ? 'coachees' : null;
  const notes = you ? '' : aboutNotes(interaction, names, hasCoachNotes);
  return {
    full: `${capital(listed(readerNames(kinds, names, you)))} can read this.${counts}${notes}`,
    brief: briefly(kinds, names, you),
  };
}

/** What sharing will mean, for a coach who is about to. */
export function sharingWords(interaction: OwnershipSource, names: Names, hasCoachNotes = true): string {
  const shared: OwnershipSource = { ...interaction, visibility: 'shared' };
  const what = `${futureReaders(shared, names)} will be able to read what you have written and what follows.`;
  return `${what}${aboutCounts(shared, names)}${aboutNotes(shared, names, hasCoachNotes)} This cannot be taken back.`;
}
