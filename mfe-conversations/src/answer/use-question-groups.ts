import type { Interview } from '@coaching/contracts';
import { useReady, useSteady } from '@coaching/ui-kit';
import { useEffect, useReducer, useRef } from 'react';
import { type QuestionGroup, questionGroups } from '../questions/question-groups';
import { useKnownTool } from '../tool/use-known-tool';

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
  const { tool, isCertain } = useKnownTool(interview);
  // Where they are not to be had the questions are shown without, as the conversation itself has them.
  const isReady = useReady(isCertain);
  const shown = useSteady(useUnlessWriting(tool));
  if (!isReady) return null;
  return questionGroups(interview.questions, shown);
}
