import { isSameOwner } from '@coaching/access';
import { MESSAGES, type Tool, type ToolSet } from '@coaching/contracts';
import { toolsPath } from '@coaching/interaction-kit/tool-set';
import { showToolSet, useToolRemoval, useToolSetSaves } from '@coaching/interaction-kit/tool-set-saves';
import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { Button, useConfirm } from '@coaching/ui-kit';
import { useNavigate } from 'react-router';
import { type EditedRubric, newRubric } from '../rubric/edited-rubric';

/** Deletes the rubric's tool where it is the set's own, else hides it, and goes back to the tools (spec 2 section 4). */
export function RemoveButton({ set, tool }: { set: ToolSet; tool: Tool }) {
  const navigate = useNavigate();
  const { save } = useToolSetSaves(set);
  const said = isSameOwner(tool.tool_owner, set) ? MESSAGES.rubricDeleted : undefined;
  const { isOwn, verb, remove } = useToolRemoval(set, tool, (from, change, saving) =>
    save(from, change, { ...saving, said }),
  );
  const onClick = async () => {
    const now = await remove();
    if (!now) return;
    void navigate(toolsPath(now));
    showToolSet(now, set.uid);
  };
  return (
    <Button variant="subtle" color={isOwn ? 'red' : 'gray'} onClick={() => void onClick()}>
      {verb} Rubric
    </Button>
  );
}

interface DiscardButtonProps {
  set: ToolSet;
  autosave: Pick<UsedAutosave<EditedRubric>, 'change' | 'current'>;
}

/** Takes what was begun of a new rubric off this device, and goes back to the tools. */
export function DiscardButton({ set, autosave }: DiscardButtonProps) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const onClick = async () => {
    const isSure = await confirm({
      title: 'Discard this rubric?',
      message: 'What you began is on this device alone, and goes.',
      confirm: 'Discard',
      destructive: true,
    });
    if (!isSure) return;
    // As it began there is nothing to save, and nothing to store.
    autosave.change(({ uid }) => newRubric({ uid, set }));
    void navigate(toolsPath(set));
  };
  return (
    <Button variant="subtle" color="red" onClick={() => void onClick()}>
      Discard
    </Button>
  );
}
