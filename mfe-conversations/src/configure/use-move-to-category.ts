import type { InterviewQuestion, Tool } from '@coaching/contracts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Change, moveToCategory } from '../questions/question-changes';
import { questionName } from '../questions/question-name';

interface MoveToCategory {
  /** What was moved where, for those who do not see it. */
  announcement: string;
  move(question: InterviewQuestion, category: Tool['categories'][number]): void;
}

/**
 * Moves questions to another category, says so, and lets the focus follow them to the list that has them then.
 * @param area holds the lists
 * @param questions as they are shown
 */
export function useMoveToCategory(
  area: RefObject<HTMLElement | null>,
  questions: readonly InterviewQuestion[],
  change: (change: Change) => void,
): MoveToCategory {
  const [announcement, setAnnouncement] = useState('');
  const moved = useRef<Pick<InterviewQuestion, 'uid' | 'category'> | null>(null);
  useEffect(() => {
    const { current } = moved;
    if (!current || questions.find(({ uid }) => uid === current.uid)?.category !== current.category) return;
    moved.current = null;
    const item = area.current?.querySelector(`[data-question="${current.uid}"]`)?.closest('li');
    item?.querySelector<HTMLElement>('button[aria-haspopup="menu"]')?.focus();
  }, [area, questions]);
  return {
    announcement,
    move({ uid, question }, { uid: category, name }) {
      moved.current = { uid, category };
      change(moveToCategory(uid, category));
      setAnnouncement(`${questionName(question)} was moved to ${name}.`);
    },
  };
}
