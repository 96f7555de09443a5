import { useCallback, useState } from 'react';
import { changedOf } from './changed-of';
import { type Typed, useTyped } from './use-typed';

/** What stands in a form that changes a record. */
export interface TypedRecord<Values> extends Typed<Values> {
  /** The fields that differ from the record: all there is to send, so that what others save meanwhile stays. */
  changed: Partial<Values>;
}

/**
 * The state of a form that changes a record, and survives that its person has to sign in again. What was typed lies
 * over the record as it is now: fields that nobody typed in follow it.
 * @param form a word for this form, among all there are
 */
export function useTypedRecord<Values extends object>(form: string, record: Values): TypedRecord<Values> {
  const [saved, setSaved] = useState<{ over: Values; values: Values } | null>(null);
  // Until the record is read again.
  const base = saved?.over === record ? saved.values : record;
  const { values: typed, set: type, done } = useTyped<Partial<Values>>(form, {});
  const values = { ...base, ...typed };
  const set = useCallback(
    (next: Values | ((before: Values) => Values)) =>
      type((before) => changedOf(base, next instanceof Function ? next({ ...base, ...before }) : next)),
    [base, type],
  );
  return {
    values,
    changed: changedOf(base, values),
    set,
    done(as) {
      setSaved({ over: record, values: as });
      return done({});
    },
  };
}
