import type { Interview } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { type UsedAutosave, useAutosave } from '@coaching/mfe-kit/autosave';
import { toast } from '@coaching/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { answered, asSaved, closedFor, type NotTaken, notTaken, type OwnAnswers } from './own-answers';
import { ownAnswersAutosave } from './own-answers-autosave';
import { takenOutWords } from './taken-out-words';
import { useAskedWords } from './use-asked-words';

const NOTHING_ASKED: Interview['questions'] = [];

interface UsedOwnAnswers {
  /** How they are saved; `problem` says of what is not taken why. */
  autosave: UsedAutosave<OwnAnswers>;
  /** What is on this device alone and can be saved no more. */
  refused: NotTaken[];
  /** Takes back what can be saved no more; null where there is none. */
  putAway: (() => void) | null;
}

/**
 * What somebody answers to a conversation in their own words, saving itself, with what the server does not take of it.
 * @param interview null where it is not theirs to read any more
 */
export function useOwnAnswers(uid: string, interview: Interview | null): UsedOwnAnswers {
  const { user } = useSession();
  const autosave = useAutosave(ownAnswersAutosave, user.uid, uid);
  const { value, server, problem, change, receive, retry } = autosave;
  const questions = interview?.questions ?? NOTHING_ASKED;
  const words = useAskedWords({ uid, questions });
  const refused = notTaken(questions, { own: value, saved: server }, words);
  const isRefused = problem !== null && refused.length > 0;

  /** What cannot be saved any more goes, and comes back for who did not mean it. */
  function putAway() {
    const uids = refused.map((each) => each.uid);
    change((mine) => asSaved(mine, uids, server));
    const undo = () => {
      for (const each of refused) change(answered(each.uid, each.answer));
    };
    toast.info(uids.length === 1 ? 'Your answer was put away' : 'Your answers were put away', { undo });
  }

  /** Sends again, once the server takes answers again. */
  async function lookAgain() {
    // Where it is away, or has none still, what it last had stays.
    const now = await ownAnswersAutosave.load(uid, AbortSignal.timeout(20_000)).catch(() => null);
    if (now) receive(now);
    retry();
  }

  const isAsked = interview !== null && closedFor(interview) === null;
  const onAsked = useEffectEvent(() => {
    if (server?.closed) void lookAgain();
  });
  useEffect(() => {
    if (isAsked) onAsked();
  }, [isAsked]);

  return {
    autosave: {
      ...autosave,
      problem:
        isRefused && isAsked && !server?.closed
          ? takenOutWords(interview.user_embed.username, refused)
          : problem,
      retry: server?.closed ? () => void lookAgain() : retry,
    },
    refused,
    putAway: isRefused ? putAway : null,
  };
}
