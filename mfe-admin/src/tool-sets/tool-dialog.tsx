import type { Tool, ToolSet } from '@coaching/contracts';
import { renamed, type ToolSetSaves, useToolRemoval } from '@coaching/interaction-kit/tool-set-saves';
import { Button } from '@coaching/ui-kit';
import { Dialog, NameForm } from '@coaching/ui-kit/dialog';
import classes from './tool-dialog.module.css';

interface ToolDialogProps {
  set: ToolSet;
  tool: Tool;
  save: ToolSetSaves['save'];
  onClose: () => void;
}

const ownerWord = ({ tool_owner: { config_entity, name } }: Tool) =>
  config_entity === 'System' ? 'the platform' : name;

/** Names a tool that has no screen of its own, deletes one of the set's owner, hides any other (spec 2 section 2). */
export function ToolDialog({ set, tool, save, onClose }: ToolDialogProps) {
  const { isOwn, verb, remove } = useToolRemoval(set, tool, save);

  async function rename(name: string) {
    if (await save(set, renamed(tool.uid, name))) onClose();
  }
  return (
    <Dialog opened onClose={onClose} title={`Manage ${tool.name}`} closeOnClickOutside={false}>
      <NameForm
        label="Name"
        name={tool.name}
        locked={isOwn ? undefined : `It belongs to ${ownerWord(tool)} and is named there.`}
        submit="Save Tool"
        onSubmit={rename}
        onCancel={onClose}
        aside={
          <Button
            className={classes.remove}
            variant="subtle"
            color={isOwn ? 'red' : 'gray'}
            onClick={async () => {
              if (await remove()) onClose();
            }}
          >
            {verb}
          </Button>
        }
      />
    </Dialog>
  );
}
