import type { Tool, ToolSet } from '@coaching/contracts';
import { latestOf, saveToolSet, stored, type ToolSetSaves } from '@coaching/interaction-kit/tool-set-saves';
import { callApi, useCall } from '@coaching/mfe-kit';
import { Button, ErrorState, LoadingState, NativeSelect } from '@coaching/ui-kit';
import { Dialog, DialogForm } from '@coaching/ui-kit/dialog';
import { type FormEvent, useState } from 'react';
import { copyTargets } from './copy-targets';

interface CopyToolDialogProps {
  set: ToolSet;
  tool: Tool;
  run: ToolSetSaves['run'];
  onClose: () => void;
}

/** Appends a copy of a tool to a set that is picked (spec 2 section 2, Copy Tool). */
export function CopyToolDialog({ set, tool, run, onClose }: CopyToolDialogProps) {
  const sets = useCall('getToolConfigs', { query: { all: true } }, { refetchOnMount: 'always' });
  const places = useCall('getOrganizations', { query: { rowsPerPage: 0 } }, { quiet: true });
  const [to, setTo] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function copy(event: FormEvent) {
    event.preventDefault();
    setMissing(to === '');
    if (to === '' || isBusy) return;
    setBusy(true);
    const isDone = await run(async () => {
      // What is copied from must be stored.
      const { uid: from } = await saveToolSet(latestOf(set), stored);
      const body = { tool_uid: tool.uid, from, to };
      return (await callApi('copyTool', { body }, { quiet: true })).tool_config;
    });
    setBusy(false);
    if (isDone) onClose();
  }
  const configs = sets.data?.configs;
  // Without their names, organisations' sets would stand there nameless.
  const isLoading = !configs || places.isPending;
  return (
    <Dialog opened onClose={onClose} title={`Copy ${tool.name}`}>
      {sets.isError ? (
        <ErrorState
          title="The tool sets could not be loaded."
          onRetry={() => void sets.refetch()}
          retrying={sets.isFetching}
        />
      ) : isLoading ? (
        <LoadingState rows={2} label="Loading tool sets" />
      ) : (
        <DialogForm
          noValidate
          onSubmit={(event) => void copy(event)}
          buttons={
            <>
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" loading={isBusy}>
                Copy Tool
              </Button>
            </>
          }
        >
          <NativeSelect
            label="Target tool set"
            data-autofocus
            value={to}
            data={[
              { value: '', label: 'Choose a tool set' },
              ...copyTargets(configs, places.data?.organizations ?? []),
            ]}
            error={isMissing ? 'Choose where to copy it to.' : undefined}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </DialogForm>
      )}
    </Dialog>
  );
}
