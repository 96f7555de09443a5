import { toast } from '@coaching/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { writeBeforeLeaving } from '../page';
import { sessionStore } from '../session/session-store';
import { useSession } from '../session/use-session';
import { createFormDrafts } from './form-drafts';

const drafts = createFormDrafts(async () => (await import('../journal')).journal);

/** Milliseconds after which a change is stored, with those that came meanwhile. */
const STORE_AFTER_MS = 300;

/** What a form does with its draft. */
export interface FormDraft<Values> {
  /** It is not known yet whether there is one; the form waits with what it begins with. */
  isLooking: boolean;
  /** What was typed before; undefined for nothing. */
  values: Values | undefined;
  /** To be called with all that is typed, at every change. */
  store(values: Values): void;
  /** What was typed is saved: to be waited for before leaving, so that a page loaded right after has it no more. */
  forget(): Promise<void>;
}

/**
 * What is typed into a form survives that its person has to sign in again, and a page that goes away. Leaving the form
 * while signed in, by saving it or otherwise, forgets it.
 * @param form a word for this form of this address
 */
export function useFormDraft<Values>(form: string): FormDraft<Values> {
  const user_uid = useSession().user.uid;
  const [values, setValues] = useState(() => drafts.inThisPage({ user_uid, form }) as Values | undefined);
  const [isLooking, setLooking] = useState(values === undefined);
  const unwritten = useRef<{ values: Values; timer: ReturnType<typeof setTimeout> } | null>(null);

  const flush = useCallback(() => {
    if (!unwritten.current) return;
    clearTimeout(unwritten.current.timer);
    drafts.store({ user_uid, form }, unwritten.current.values);
    unwritten.current = null;
  }, [user_uid, form]);

  const store = useCallback(
    (typed: Values) => {
      const timer = unwritten.current?.timer ?? setTimeout(flush, STORE_AFTER_MS);
      unwritten.current = { values: typed, timer };
    },
    [flush],
  );

  const forget = useCallback(() => {
    clearTimeout(unwritten.current?.timer);
    unwritten.current = null;
    return drafts.forget({ user_uid, form });
  }, [user_uid, form]);

  useEffect(() => {
    let isHere = true;
    void drafts.find({ user_uid, form }).then((found) => {
      if (!isHere) return;
      setValues(found as Values | undefined);
      setLooking(false);
      if (found !== undefined) toast.info('What you typed is here again.');
    });
    window.addEventListener('pagehide', flush);
    const withdraw = writeBeforeLeaving(flush);
    return () => {
      isHere = false;
      withdraw();
      window.removeEventListener('pagehide', flush);
      if (sessionStore.get().status === 'signed-in') void forget();
      else flush();
    };
  }, [user_uid, form, flush, forget]);

  return { isLooking, values, store, forget };
}
