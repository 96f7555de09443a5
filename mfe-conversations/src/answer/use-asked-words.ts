import type { Interview } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { journal } from '@coaching/mfe-kit/journal';
import { useEffect, useState } from 'react';
import { ASKED_QUESTIONS } from '../interview/interview-kind';

type Words = Readonly<Record<string, string>>;

const NONE: Words = {};

/** The words of all questions that a conversation has asked when it was seen on this device, by uid: those taken out, too. */
export function useAskedWords({ uid, questions }: Pick<Interview, 'uid' | 'questions'>): Words {
  const { user } = useSession();
  const user_uid = user.uid;
  const [words, setWords] = useState<Words | null>(null);

  useEffect(() => {
    let isHere = true;
    const key = { user_uid, entity: ASKED_QUESTIONS, uid };
    // A device that stores nothing knows those that were asked since the screen was opened.
    const seen = journal.seen<Words>(key).catch(() => undefined);
    void seen.then((before) => isHere && setWords((known) => ({ ...before, ...known })));
    return () => {
      isHere = false;
    };
  }, [user_uid, uid]);

  useEffect(() => {
    if (!words || questions.every((question) => words[question.uid] === question.question)) return;
    const now = { ...words, ...Object.fromEntries(questions.map(({ uid, question }) => [uid, question])) };
    setWords(now);
    void journal.storeSeen({ user_uid, entity: ASKED_QUESTIONS, uid }, now).catch(() => undefined);
  }, [words, questions, user_uid, uid]);
  return words ?? NONE;
}
