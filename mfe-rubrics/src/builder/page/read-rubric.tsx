import { mayConfigureTools } from '@coaching/access';
import type { Tool, ToolSet } from '@coaching/contracts';
import { toolsPath } from '@coaching/interaction-kit/tool-set';
import { useSession } from '@coaching/mfe-kit';
import { PageHeader } from '@coaching/ui-kit';
import { Grid } from '../grid/grid';
import type { EditedRubric } from '../rubric/edited-rubric';
import classes from './builder.module.css';
import { RemoveButton } from './remove-button';

interface ReadRubricProps {
  rubric: EditedRubric;
  set: ToolSet;
  tool: Tool;
}

/** A rubric to those who may not change it; who configures the tool set can hide it. */
export function ReadRubric({ rubric, set, tool }: ReadRubricProps) {
  const { actor } = useSession();
  const mayHide = mayConfigureTools(actor, set) && !set.tools_deleted.includes(tool.uid);
  return (
    <>
      <PageHeader
        title={rubric.name}
        back={{ href: toolsPath(set), label: 'Back to Tool Configuration' }}
        aside={mayHide && <RemoveButton set={set} tool={tool} />}
      />
      <div className={classes.page}>
        <p className={classes.version}>
          This rubric belongs to {tool.tool_owner.name}; only those who configure its tools there can change
          it.
        </p>
        <Grid rubric={rubric} actions={null} />
      </div>
    </>
  );
}
