import { newUid, type ToolSet, type ToolType } from '@coaching/contracts';
import { added, type ToolSetSaves } from '@coaching/interaction-kit/tool-set-saves';
import { Checkbox } from '@coaching/ui-kit';
import { Dialog, NameForm } from '@coaching/ui-kit/dialog';
import { useState } from 'react';

interface AddToolDialogProps {
  set: ToolSet;
  tool_type: ToolType;
  save: ToolSetSaves['save'];
  /** Called with the set it is in now, and its uid. */
  onAdded: (set: ToolSet, tool_uid: string) => void;
  onClose: () => void;
}

/** Adds a tool to a set, by its name. */
export function AddToolDialog({ set, tool_type, save, onAdded, onClose }: AddToolDialogProps) {
  // The same when it is sent once more, so that it is there once.
  const [uid] = useState(() => newUid());
  const [structured, setStructured] = useState(false);
  async function add(name: string) {
    const after = await save(set, added({ uid, name, tool_type, structured }));
    if (after) onAdded(after, uid);
  }
  return (
    <Dialog opened onClose={onClose} title={`Add ${tool_type}`} closeOnClickOutside={false}>
      <NameForm label="Name" submit="Add Tool" onSubmit={add} onCancel={onClose}>
        {tool_type === 'Conversation' && (
          <Checkbox
            label="Structured"
            description="Its questions are picked from categories instead of one list."
            checked={structured}
            onChange={(event) => setStructured(event.currentTarget.checked)}
          />
        )}
      </NameForm>
    </Dialog>
  );
}
