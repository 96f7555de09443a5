import { newUid, type ToolSet } from '@coaching/contracts';
import { useToolSetSaves } from '@coaching/interaction-kit/tool-set-saves';
import { callApi } from '@coaching/mfe-kit';
import { Dialog, NameForm } from '@coaching/ui-kit/dialog';
import { useState } from 'react';
import { SYSTEM } from './tool-set-owner';

interface AddToolSetDialogProps {
  onAdded: (set: ToolSet) => void;
  onClose: () => void;
}

/** Makes a tool set of the platform's, without tools (spec 2 section 4, Add Tool Set). */
export function AddToolSetDialog({ onAdded, onClose }: AddToolSetDialogProps) {
  const { run } = useToolSetSaves(SYSTEM);
  // The same when it is sent once more, so that it is there once; a set of the same name is another one.
  const [uid] = useState(() => newUid());
  async function add(name: string) {
    const { config_entity, config_uid } = SYSTEM;
    const tool_config = { uid, name, config_entity, config_uid, tools: [] };
    const set = await run(
      async () => (await callApi('saveToolConfig', { body: { tool_config } }, { quiet: true })).tool_config,
    );
    if (set) onAdded(set);
  }
  return (
    <Dialog opened onClose={onClose} title="Add Tool Set" closeOnClickOutside={false}>
      <NameForm label="Name" submit="Add Tool Set" onSubmit={add} onCancel={onClose} />
    </Dialog>
  );
}
