import { serverNow } from '@coaching/mfe-kit';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { finish, type HeldChange } from '../timing';
import type { Timer } from './use-timer';

interface Finishing {
  /** Leaves the place that is being written in. */
  leave(): void;
  change: (change: HeldChange) => void;
  timer: Timer;
}

/** What Finish does where an interaction is over with it (spec 2 section 2): it ends, and the dashboard is shown. */
export function useFinish({ leave, change, timer: { stop } }: Finishing): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    leave();
    change(finish(serverNow()));
    stop();
    void navigate('/dashboard');
  }, [leave, change, stop, navigate]);
}
