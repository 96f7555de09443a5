import type { ToolSet } from '@coaching/contracts';
import { type ToolSetSaves } from '@coaching/interaction-kit/tool-set-saves';
import { AddToolDialog } from './add-tool-dialog';
import { AddToolSetDialog } from './add-tool-set-dialog';
import { CopyToolDialog } from './copy-tool-dialog';
import type { DialogRequest } from './dialog-request';
import { ToolDialog } from './tool-dialog';

interface ToolsDialogsProps {
  request: DialogRequest;
  /** Undefined where there is none to be seen. */
  set: ToolSet | undefined;
  saves: ToolSetSaves;
  onSetAdded: (set: ToolSet) => void;
  onToolAdded: (set: ToolSet, tool_uid: string) => void;
  onClose: () => void;
}

/** The dialog that is asked for; its code comes apart from the page's. */
export default function ToolsDialogs(props: ToolsDialogsProps) {
  const { request, set, saves, onSetAdded, onToolAdded, onClose } = props;
  if (request.kind === 'add-tool-set') return <AddToolSetDialog onAdded={onSetAdded} onClose={onClose} />;
  if (!set) return null;
  switch (request.kind) {
    case 'add-tool':
      return (
        <AddToolDialog
          set={set}
          tool_type={request.tool_type}
          save={saves.save}
          onAdded={onToolAdded}
          onClose={onClose}
        />
      );
    case 'manage':
      return <ToolDialog set={set} tool={request.tool} save={saves.save} onClose={onClose} />;
    case 'copy':
      return <CopyToolDialog set={set} tool={request.tool} run={saves.run} onClose={onClose} />;
  }
}
