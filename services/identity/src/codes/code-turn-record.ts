import { storedIn } from '@coaching/service-kit';
import { CODE_RETENTION_SECONDS } from './code-rules';

/** Whose turn it is to ask for a code, in the collection `code_turns`: those who ask for the same write the same row. */
export interface CodeTurnRecord {
  /** SHA-256 of what the code is for. */
  _id: string;
  at: Date;
  turn: number;
}

export const codeTurnSchema = storedIn<CodeTurnRecord>('code_turns', {
  _id: String,
  at: { type: Date, required: true },
  turn: { type: Number, required: true },
});
codeTurnSchema.index({ at: 1 }, { expireAfterSeconds: CODE_RETENTION_SECONDS });
