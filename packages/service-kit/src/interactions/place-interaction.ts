import { type InteractionKind, MESSAGES, type ProgramEmbed } from '@coaching/contracts';
import { Invalid, NotFound } from '../errors';
import type { PersonCopy } from '../people/person-copy';
import { asksForOtherProgram, organizationOf, type RequestedProgram } from './placement';
import { type Placing, requireCoachee } from './require-coachee';
import { requireLicenseFor } from './require-license';
import { programWithOthers, requireProgram } from './require-program';
import type { Move } from './stays-in-place';

/** With whom and where an interaction is, as it was verified. */
export interface Placed {
  /** The coachees. */
  people: PersonCopy[];
  program_embed: ProgramEmbed | null;
  organization_uid: string | null;
}

/** With whom and where a draft wants an interaction to be; what it leaves out stays as it is. */
export interface AskedPlace {
  /** Uids of coachees, each once. */
  clients: readonly string[] | undefined;
  program_embed: RequestedProgram | null | undefined;
}

/** With whom and where a stored interaction is. */
export interface StoredPlace {
  clients: readonly string[];
  program_embed: ProgramEmbed | null;
}

/** Another place for a stored interaction: with others, or with the same people in another program or in none. */
export type MovedPlace =
  | ({ isWithOthers: true } & Placed)
  | ({ isWithOthers: false } & Omit<Placed, 'people'>);

/** What is placed, and where coachees and program stand in what was sent. */
export interface PlacedKind {
  kind: InteractionKind;
  paths: { client: string; program: string };
}

/** How interactions of a kind find their coachees, program and organisation. */
export function placingOf({ kind, paths }: PlacedKind) {
  /** The coachees, if the actor may hold such interactions with all of them today. */
  async function requireCoachees(placing: Placing, clients: readonly string[]): Promise<PersonCopy[]> {
    requireLicenseFor(kind, placing);
    const message = MESSAGES.coacheeRequired;
    if (clients.length === 0) throw new Invalid(message, [{ path: paths.client, message }]);
    const people: PersonCopy[] = [];
    for (const uid of clients) people.push(await requireCoachee(placing, uid, paths.client));
    return people;
  }

  const placedWith = ({ actor }: Placing, people: PersonCopy[], program: ProgramEmbed | null): Placed => ({
    people,
    program_embed: program,
    organization_uid: organizationOf(actor, people, program),
  });

  const namesOthers = ({ clients }: AskedPlace, stored: StoredPlace): boolean =>
    clients !== undefined &&
    (clients.length !== stored.clients.length || clients.some((uid) => !stored.clients.includes(uid)));

  return {
    /** With whom and where a new one is. @throws Invalid, NotAllowed, NotFound */
    async placeNew(placing: Placing, { clients, program_embed: asked }: AskedPlace): Promise<Placed> {
      const people = await requireCoachees(placing, clients ?? []);
      const program = asked ? requireProgram(placing.actor, people, asked, paths.program) : null;
      return placedWith(placing, people, program);
    },

    /** By what a draft would move it to other coachees or another program; null when it stays. */
    moveOf(asked: AskedPlace, stored: StoredPlace): Move | null {
      if (namesOthers(asked, stored)) return { of: 'coachee', path: paths.client };
      return asksForOtherProgram(asked.program_embed, stored.program_embed)
        ? { of: 'program', path: paths.program }
        : null;
    },

    /**
     * Where a draft moves it; null when it stays where it is. A program that new coachees are not in is dropped unless
     * the draft insists on it. Without a program it stays in its organisation.
     * @throws Invalid, NotAllowed, NotFound
     */
    async placeAgain(
      placing: Placing,
      asked: AskedPlace,
      stored: StoredPlace & { organization_uid: string | null },
    ): Promise<MovedPlace | null> {
      const { actor, people } = placing;
      if (namesOthers(asked, stored)) {
        const clients = await requireCoachees(placing, asked.clients!);
        const programs = { asked: asked.program_embed, stored: stored.program_embed, path: paths.program };
        const program = programWithOthers(actor, clients, programs);
        return { isWithOthers: true, ...placedWith(placing, clients, program) };
      }
      if (!asksForOtherProgram(asked.program_embed, stored.program_embed)) return null;
      const { organization_uid } = stored;
      if (!asked.program_embed) return { isWithOthers: false, program_embed: null, organization_uid };
      const known = await people.findAll(stored.clients);
      const clients = [...known.values()].filter(({ deleted }) => !deleted);
      if (clients.length < stored.clients.length) throw new NotFound(MESSAGES.notFound);
      const program = requireProgram(actor, clients, asked.program_embed, paths.program);
      return { isWithOthers: false, program_embed: program, organization_uid: program.organization_uid };
    },
  };
}
