import { newUid, type Tool, type ToolSet } from '@coaching/contracts';
import type { ToolSetSaves } from '@coaching/interaction-kit/tool-set-saves';
import { useCall } from '@coaching/mfe-kit';
import { Button, ErrorState, LoadingState, NativeSelect, VisuallyHidden } from '@coaching/ui-kit';
import { Dialog, DialogForm } from '@coaching/ui-kit/dialog';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type CopyTarget, copyTargets } from './copy-targets';
import { copyTo } from './copy-to';
import { type FoundOwner, findCoaches } from './find-owners';
import { OwnerField } from './owner-field';

interface CopyToolDialogProps {
  set: ToolSet;
  tool: Tool;
  run: ToolSetSaves['run'];
  onClose: () => void;
}

/** Where it is copied to, and under which uid: the same again is the same copy. */
interface Chosen {
  target: CopyTarget | undefined;
  coach: FoundOwner | null;
  uid: string;
}

const chosen = (target: CopyTarget | undefined, coach: FoundOwner | null = null): Chosen => ({
  target,
  coach,
  uid: newUid(),
});

/** Appends a copy of a tool to a set that is picked (spec 2 section 2, Copy Tool). */
export function CopyToolDialog({ set, tool, run, onClose }: CopyToolDialogProps) {
  const sets = useCall('getToolConfigs', { query: { all: true } }, { refetchOnMount: 'always' });
  const places = useCall('getOrganizations', { query: { rowsPerPage: 0 } }, { quiet: true });
  const [{ target, coach, uid }, setChosen] = useState(() => chosen(undefined));
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLSelectElement>(null);

  async function copy(event: FormEvent) {
    event.preventDefault();
    setMissing(!target);
    if (!target) return field.current?.focus();
    if (isBusy) return;
    setBusy(true);
    const isDone = await run(() => copyTo(target, set, tool, uid));
    setBusy(false);
    if (isDone) onClose();
  }
  const configs = sets.data?.configs;
  // Without their names, organisations' sets would stand there nameless.
  const isLoading = !configs || places.isPending;
  const groups = configs ? copyTargets(configs, places.data?.organizations ?? []) : [];
  const isThere = !isLoading && !sets.isError;
  useEffect(() => {
    // Somebody who went on to Close meanwhile stays there.
    if (isThere && document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  }, [isThere]);
  const targets = groups.flatMap(({ items }) => items);
  const wordOf = (target: CopyTarget) => JSON.stringify(target);
  return (
    <Dialog opened onClose={onClose} title={`Copy ${tool.name}`}>
      {/* Where it begins until there is a field: at Close, an Enter too many would end it. */}
      {!isThere && <VisuallyHidden data-autofocus tabIndex={-1} />}
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
            ref={field}
            label="Target tool set"
            data-autofocus
            value={target && !coach ? wordOf(target) : ''}
            data={[
              { value: '', label: 'Choose a tool set' },
              ...groups.map(({ group, items }) => ({
                group,
                items: items.map(({ label, target }) => ({ label, value: wordOf(target) })),
              })),
            ]}
            error={isMissing ? 'Choose where to copy it to.' : undefined}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setChosen(chosen(targets.find(({ target }) => wordOf(target) === value)?.target));
            }}
          />
          <OwnerField
            label="Or a coach on their own"
            value={coach}
            search={findCoaches}
            onChange={(found) => setChosen(chosen(found ? { owner: found.owner } : undefined, found))}
          />
        </DialogForm>
      )}
    </Dialog>
  );
}
