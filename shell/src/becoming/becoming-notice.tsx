import { callErrorText, serverNow, useSession } from '@coaching/mfe-kit';
import { Button, toast } from '@coaching/ui-kit';
import { useEffect, useState } from 'react';
import bar from '../notice-bar/notice-bar.module.css';
import classes from './becoming-notice.module.css';
import { goBackToOneself } from './go-back';
import { timeLeft } from './time-left';

const SECOND_MS = 1000;

/** Says above every screen whose account one is in, for how long, and leads back with one click (spec 2 section 2). */
export function BecomingNotice() {
  const { user, real } = useSession();
  return real && <Notice key={real.until} username={user.username} real={real} />;
}

interface NoticeProps {
  username: string;
  real: { username: string; until: string };
}

function Notice({ username, real }: NoticeProps) {
  const left = useTimeLeft(real.until);
  const [isLeaving, setLeaving] = useState(false);
  const isOver = left <= 0;

  const goBack = async () => {
    setLeaving(true);
    try {
      await goBackToOneself();
    } catch (error) {
      setLeaving(false);
      toast.error(callErrorText(error) ?? 'You could not go back. Please try again.');
    }
  };
  useEffect(() => {
    if (isOver) void goBackToOneself().catch(() => undefined);
  }, [isOver]);

  return (
    <section className={bar.notice} aria-label="Whose account this is">
      <p className={classes.words}>
        <span className={classes.long}>You are signed in as </span>
        <span className={classes.name}>{username}</span>
      </p>
      <span className={classes.time}>{timeLeft(left)}</span>
      <Button size="compact-sm" variant="default" loading={isLeaving} onClick={() => void goBack()}>
        {/* One piece, or the space between the words is lost. */}
        <span>
          Go back<span className={classes.long}> to {real.username}</span>
        </span>
      </Button>
    </section>
  );
}

/** Milliseconds until then, by the server's clock; looked at each second. */
function useTimeLeft(until: string): number {
  const left = () => Date.parse(until) - serverNow().getTime();
  const [value, setValue] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another notice for another time
  useEffect(() => {
    const timer = setInterval(() => setValue(left()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return value;
}
