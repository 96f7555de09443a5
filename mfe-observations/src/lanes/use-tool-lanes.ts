import { mayConfigureTools } from '@coaching/access';
import type { LaneNaming, Tool } from '@coaching/contracts';
import { useToolSet } from '@coaching/interaction-kit/tool-set';
import { useCallMutation, useSession } from '@coaching/mfe-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isSameNaming, laneProblems } from './lane-naming';

const isSame = (one: LaneNaming | null, other: LaneNaming | null) =>
  one && other ? isSameNaming(one, other) : one === other;

/** Names the lanes of observation tools, as far as that is somebody's to do: there are no tools for those who may not. */
export function useToolLanes() {
  const { actor } = useSession();
  const [search] = useSearchParams();
  const set = useToolSet();
  const tools = set && mayConfigureTools(actor, set) ? set.tools.filter(isObservation) : [];
  const [chosenUid, choose] = useState(search.get('interview_type'));
  const [named, setNamed] = useState<ReadonlyMap<string, LaneNaming | null>>(new Map());
  const { mutateAsync } = useCallMutation('saveToolLanes', { quiet: true, invalidates: ['getToolConfig'] });

  const namingOf = ({ uid, lanes }: Tool) => named.get(uid) ?? (named.has(uid) ? null : lanes);
  const changed = tools.filter((tool) => !isSame(namingOf(tool), tool.lanes));
  const tool = tools.find(({ uid }) => uid === chosenUid) ?? tools[0] ?? null;
  return {
    tools,
    /** The one that is named now; null where there is none to name. */
    tool,
    choose,
    naming: tool && namingOf(tool),
    name: (naming: LaneNaming | null) => tool && setNamed(new Map(named).set(tool.uid, naming)),
    changed,
    /** The first tool for which words are missing. */
    wrong: changed.find((each) => Object.keys(laneProblems(namingOf(each))).length > 0) ?? null,
    /** @throws ApiError, NetworkError */
    async save(): Promise<void> {
      if (!set) return;
      const { config_entity, config_uid } = set;
      for (const each of changed) {
        const tool_lanes = { config_entity, config_uid, tool_uid: each.uid, lanes: namingOf(each) };
        await mutateAsync({ body: { tool_lanes } });
      }
    },
  };
}

const isObservation = ({ tool_type }: Tool) => tool_type === 'Observation';

export type NamedToolLanes = ReturnType<typeof useToolLanes>;
