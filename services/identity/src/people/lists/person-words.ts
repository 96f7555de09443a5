import { commonness, storedIn, writeMany } from '@coaching/service-kit';
import type { ClientSession, Connection } from 'mongoose';
import { findingIn, piecesOf, pieceToFind } from './person-finds';
import { EVERYBODY } from './person-lists';

/** A word that somebody is called by, or was, in one organisation: far fewer than there are people. */
interface PersonWord {
  /** The word, and the mark of the organisation (`findingIn`). */
  _id: string;
  /** Pieces of the word, each with the mark. */
  pieces: string[];
}

export const personWordSchema = storedIn<PersonWord>('user_words', {
  _id: { type: String, required: true },
  pieces: [String],
});
const piecesIndex: Record<string, 1> = { pieces: 1 };
personWordSchema.index(piecesIndex);

/** The words of this service's people. */
export interface PersonWords {
  /** Adds those that are not known. @param finds keys of people (`findsOf`) */
  add(finds: readonly string[], session: ClientSession): Promise<void>;
  /** Takes some away that nobody is called by any more. */
  remove(finds: readonly string[]): Promise<void>;
  /** Keys of the words of some lists that something is in; null where these are more than `most`. */
  having(lists: readonly string[], text: string, most: number): Promise<string[] | null>;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function personWordsIn(connection: Connection): PersonWords {
  const model = connection.model<PersonWord>('PersonWord', personWordSchema);
  return {
    async add(finds, session) {
      const wanted = [...new Set(finds)];
      if (wanted.length === 0) return;
      const found = await model.find({ _id: { $in: wanted } }, { _id: 1 }, { session }).lean<PersonWord[]>();
      const known = new Set(found.map(({ _id }) => _id));
      const rows = wanted
        .filter((find) => !known.has(find))
        .map((_id): PersonWord => {
          const [word, mark] = _id.split(' ') as [string, string];
          return { _id, pieces: piecesOf(word).map((piece) => `${piece} ${mark}`) };
        });
      await writeMany<PersonWord, PersonWord>(
        model,
        rows.map((document) => ({ insertOne: { document } })),
        session,
      );
    },
    async remove(finds) {
      await model.deleteMany({ _id: { $in: [...finds] } });
    },
    async having(lists, text, most) {
      const pieces = pieceToFind(text);
      const inside = { _id: { $regex: `${escaped(text)}[^ ]* ` } };
      const find = (piece: string | { $regex: string }) =>
        model
          .find({ pieces: piece, ...inside } as object, { _id: 1 })
          .hint(piecesIndex)
          .limit(most + 1)
          .lean<PersonWord[]>();
      const [piece] = [...pieces].sort((one, other) => commonness(one) - commonness(other));
      if (piece === undefined) return null;
      const found = lists.includes(EVERYBODY)
        ? await find({ $regex: `^${escaped(piece)} ` })
        : (await Promise.all(lists.map((list) => find(findingIn(list, piece))))).flat();
      return found.length > most ? null : found.map(({ _id }) => _id);
    },
  };
}
