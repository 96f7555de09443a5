import { useRef, useState } from 'react';
import { type Invited, type InviteProblems, invitedOf, isEmptyInvite, problemsOfInvite } from './invites';

/** A row of the form, with what is shown to be wrong with it. */
export interface InviteRow extends Invited {
  key: number;
  problems: InviteProblems;
}

type Typed = Invited & { key: number; isChecked: boolean };

const emptyRow = (key: number): Typed => ({
  first_name: '',
  last_name: '',
  email: '',
  key,
  isChecked: false,
});

/**
 * People to invite while they are typed. What is wrong with a row is shown once it was checked.
 * @param first empty rows to begin with, or what was typed into them before
 */
export function useInvites(first: number | readonly Invited[] = 0) {
  const [typed, setTyped] = useState<Typed[]>(() =>
    typeof first === 'number'
      ? Array.from({ length: first }, (_, at) => emptyRow(at + 1))
      : first.map((invite, at) => ({ ...invite, key: at + 1, isChecked: false })),
  );
  const lastKey = useRef(typed.length);

  const problemsAt = (at: number) => problemsOfInvite(typed[at]!, typed.slice(0, at));
  const firstWrong = () => typed.findIndex((_, at) => Object.keys(problemsAt(at)).length > 0);
  const markChecked = (isMeant: (row: Typed) => boolean) =>
    setTyped((rows) => rows.map((row) => (isMeant(row) ? { ...row, isChecked: true } : row)));

  return {
    rows: typed.map((row, at): InviteRow => ({ ...row, problems: row.isChecked ? problemsAt(at) : {} })),
    invited: invitedOf(typed),
    change: (key: number, change: Partial<Invited>) =>
      setTyped((rows) => rows.map((row) => (row.key === key ? { ...row, ...change } : row))),
    remove: (key: number) => setTyped((rows) => rows.filter((row) => row.key !== key)),
    /** Adds a row unless there is an empty one; answers the key of the row to type into. */
    add(): number {
      const empty = typed.find(isEmptyInvite);
      if (empty) return empty.key;
      lastKey.current += 1;
      const key = lastKey.current;
      setTyped((rows) => [...rows, emptyRow(key)]);
      return key;
    },
    /** Shows what is wrong with the row, or with all; answers the first wrong row and field, null when all is well. */
    check(only?: number): { key: number; field: string } | null {
      markChecked(({ key }) => only === undefined || key === only);
      const at = only === undefined ? firstWrong() : typed.findIndex(({ key }) => key === only);
      const field = typed[at] && Object.keys(problemsAt(at))[0];
      return field ? { key: typed[at]!.key, field } : null;
    },
  };
}

export type Invites = ReturnType<typeof useInvites>;
