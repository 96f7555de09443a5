import { createContext, useContext } from 'react';

/** The suggested steps that are action steps here already, and the way to make one of another. */
export interface TakenSteps {
  has(text: string): boolean;
  take(text: string): void;
}

/** Null where nobody takes any. */
export const TakenStepsContext = createContext<TakenSteps | null>(null);

export const useTakenSteps = () => useContext(TakenStepsContext);
