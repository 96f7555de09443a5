import { createContext, useContext } from 'react';

/** Whether a suggested step is an action step here, or becomes one as soon as it is known which there are. */
export type Taking = 'no' | 'waiting' | 'taken';

/** The suggested steps that are action steps here already, and the way to make one of another. */
export interface TakenSteps {
  /** Why none can be taken now; null where they can be. */
  heldBack: string | null;
  taking(text: string): Taking;
  take(text: string): void;
}

/** Null where nobody takes any. */
export const TakenStepsContext = createContext<TakenSteps | null>(null);

export const useTakenSteps = () => useContext(TakenStepsContext);
