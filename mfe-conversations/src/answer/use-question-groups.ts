import type { Interview } from '@coaching/contracts';
import { useSteady } from '@coaching/ui-kit';
import { useEffect, useReducer, useRef, useState } from 'react';
import { type QuestionGroup, questionGroups } from '../questions/question-groups';
import { useTool } from '../tool/use-tool';

/** How long the questions wait for their headings before they are shown without, as where there is no network. */
const PATIENCE_MS = 1000;

const isWriting = () => document.activeElement?.closest('[contenteditable="true"], textarea, input') != null;

/** A value that stays what it was while somebody writes, for what would take the editor from under the words. */
function useUnlessWriting<Value>(value: Value): Value {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const shown = useRef(value);
  const isHeld = shown.current !== value && isWriting();
  if (!isHeld) shown.current = value;
  useEffect(() => {
    if (!isHeld) return;
    // Leaving one answer for the next is still writing: looked at when the focus has arrived.
    const look = () => setTimeout(drawAgain);
    document.addEventListener('focusout', look);
    return () => document.removeEventListener('focusout', look);
  }, [isHeld]);
  return shown.current;
}

/** The questions of a conversation under their headings; null for the moment in which those are not known yet. */
export function useQuestionGroups(interview: Interview): QuestionGroup[] | null {
  const { tool } = useTool(interview);
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const shown = useSteady(useUnlessWriting(tool));
  if (tool === undefined && isPatient) return null;
  return questionGroups(interview.questions, shown ?? null);
}
