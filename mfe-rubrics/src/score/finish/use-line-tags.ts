import type { ItemTag, ObservationEvidence } from '@coaching/contracts';
import { callErrorText, callKey, queryClient } from '@coaching/mfe-kit';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tagLine, untagLine } from './tag-line';

const GONE = 'This line is no longer there, or carries as many tags as it can.';
const NOTHING_TO_UNDO = 'This line no longer carries the tag, or is no longer there.';

/** A line of an observation, and what it is evidence for. */
export interface LineTag {
  observation_uid: string;
  item_uid: string;
  time: string;
  tag: ItemTag;
}

/** What was done last. */
export type LatestTag = LineTag & { isTagged: boolean };

/** Where the focus goes from a line that goes away, or comes back. */
interface FocusPlaces {
  list: RefObject<HTMLElement | null>;
  end: RefObject<HTMLElement | null>;
}

const isNowhere = (element: Element | null) => !element || element === document.body;

/** Lines are tagged here one after the other, and the latest tag can be taken back. */
export function useLineTags(observations: readonly ObservationEvidence[], { list, end }: FocusPlaces) {
  const [tagged, setTagged] = useState<ReadonlySet<string>>(new Set());
  const [latest, setLatest] = useState<LatestTag | null>(null);
  const untagged = observations.map((observation) => ({
    ...observation,
    untagged: observation.untagged.filter(({ item_uid }) => !tagged.has(item_uid)),
  }));
  const shown = useRef<readonly string[]>([]);
  shown.current = untagged.flatMap((observation) => observation.untagged.map(({ item_uid }) => item_uid));

  const wanted = useRef<{ item_uid: string | undefined } | null>(null);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { item_uid } = wanted.current;
    wanted.current = null;
    const line =
      item_uid && list.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(item_uid)}"]`);
    (line || end.current)?.focus();
  });

  // What stands under the rows is asked for again once it is seen again: until then a line comes back to its place.
  const isChanged = useRef(false);
  useEffect(
    () => () => {
      if (isChanged.current) void queryClient.invalidateQueries({ queryKey: callKey('getEvidence') });
    },
    [],
  );

  /** @param from what has the focus now, unless somebody went on meanwhile. @returns why it could not be done */
  async function put(line: LineTag, isTagged: boolean, from: Element | null): Promise<string | null> {
    const { observation_uid, item_uid, tag } = line;
    try {
      const isDone = await (isTagged ? tagLine : untagLine)(observation_uid, item_uid, tag);
      if (!isDone) return isTagged ? GONE : NOTHING_TO_UNDO;
    } catch (error) {
      return callErrorText(error);
    }
    isChanged.current = true;
    const { activeElement } = document;
    if (isNowhere(activeElement) || from?.contains(activeElement)) {
      const next = shown.current[shown.current.indexOf(item_uid) + 1];
      wanted.current = { item_uid: isTagged ? next : item_uid };
    }
    setTagged((now) => {
      const others = new Set(now);
      if (isTagged) others.add(item_uid);
      else others.delete(item_uid);
      return others;
    });
    setLatest({ ...line, isTagged });
    return null;
  }
  return { untagged, latest, put };
}
