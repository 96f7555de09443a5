import { MESSAGES } from '@coaching/contracts';
import { history, sessionStore } from '@coaching/mfe-kit';
import type { LeftUnsent } from '@coaching/mfe-kit/autosave';
import { Button } from '@coaching/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ACCOUNT_GONE, DELETED_START } from './account-gone';
import { leave, lookAtUnsent, sendFirst } from './leave';
import classes from './logout-page.module.css';
import { unsentWords } from './unsent-words';

/** How often it is looked at whether it was sent meanwhile, in milliseconds. */
const LOOK_MS = 1000;

/**
 * Logs out; with work that the server does not have it is sent first, and where that fails its owner is asked. Whoever
 * comes here signed out, by a bookmark or after the session has ended, goes on all the same, and so does whose account is
 * gone: nothing of theirs is taken any more.
 */
export function LogoutPage() {
  const [uid] = useState(() => sessionStore.lastSignedIn()?.user.uid ?? null);
  const isGone = useLocation().state === ACCOUNT_GONE;
  const [left, setLeft] = useState<LeftUnsent | null>(null);

  const tryToLeave = useCallback(async () => {
    setLeft(null);
    if (isGone) return leave(uid, DELETED_START);
    const unsent = uid === null ? null : await sendFirst(uid);
    if (unsent && unsent.changes > 0) setLeft(unsent);
    else await leave(uid);
  }, [uid, isGone]);

  useEffect(() => void tryToLeave(), [tryToLeave]);

  const isAsking = left !== null;
  useEffect(() => {
    if (!isAsking || uid === null) return;
    let isHere = true;
    // Pages go on sending by themselves; once all is there nothing is left to ask.
    const looking = setInterval(async () => {
      const now = await lookAtUnsent(uid);
      if (!isHere) return;
      if (now.changes > 0) setLeft(now);
      else void tryToLeave();
    }, LOOK_MS);
    return () => {
      isHere = false;
      clearInterval(looking);
    };
  }, [isAsking, uid, tryToLeave]);

  const goOn = () => {
    setLeft(null);
    void leave(uid);
  };

  return (
    <main className={classes.page}>
      {left ? (
        <Question left={left} onSend={() => void tryToLeave()} onLeave={goOn} />
      ) : (
        <h1 className={classes.words}>{MESSAGES.loggingOut}</h1>
      )}
    </main>
  );
}

interface QuestionProps {
  left: LeftUnsent;
  onSend: () => void;
  onLeave: () => void;
}

function Question({ left, onSend, onLeave }: QuestionProps) {
  const { title, text } = unsentWords(left);
  return (
    <section className={classes.question} aria-labelledby="unsent" role="alert">
      <h1 id="unsent" className={classes.title}>
        {title}
      </h1>
      <p className={classes.text}>{text}</p>
      <div className={classes.buttons}>
        <Button onClick={onSend}>Send again and log out</Button>
        <Button variant="default" onClick={() => history.replace('/dashboard')}>
          Stay logged in
        </Button>
        <Button variant="subtle" color="red" onClick={onLeave}>
          Log out all the same
        </Button>
      </div>
    </section>
  );
}
