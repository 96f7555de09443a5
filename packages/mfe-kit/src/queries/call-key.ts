import type { CallName } from '@coaching/contracts';
import type { InputOf } from '../api/call-input';

/** The query key of a call; without input, of all that were made of it, as for `invalidateQueries`. */
export function callKey<Name extends CallName>(name: Name, input?: InputOf<Name>): readonly unknown[] {
  return input === undefined ? [name] : [name, input];
}
