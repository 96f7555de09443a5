import { NativeSelect } from '@coaching/ui-kit';
import { laneProblems } from './lane-naming';
import { LanesField } from './lanes-field';
import type { NamedToolLanes } from './use-tool-lanes';

interface ToolLanesProps {
  named: NamedToolLanes;
  showsProblems: boolean;
}

/** How the lanes of scripts are named that are made with a tool, unless their coach chooses otherwise. */
export function ToolLanes({ named, showsProblems }: ToolLanesProps) {
  const { tools, tool, choose, naming, name } = named;
  if (!tool) return null;
  return (
    <>
      {tools.length > 1 && (
        <NativeSelect
          label="Tool"
          value={tool.uid}
          onChange={(event) => choose(event.currentTarget.value)}
          data={tools.map(({ uid, name }) => ({ value: uid, label: name }))}
        />
      )}
      <LanesField
        key={tool.uid}
        label={`Lanes of ${tool.name}`}
        description="What its scripts start with, until their coach chooses otherwise."
        none="Nothing in particular"
        value={naming}
        onChange={name}
        problems={showsProblems ? laneProblems(naming) : undefined}
      />
    </>
  );
}
