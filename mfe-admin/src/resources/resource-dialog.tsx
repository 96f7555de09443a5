import {
  MAX_FILE_BYTES,
  MESSAGES,
  RESOURCE_EXTENSIONS,
  type Resource,
  type UploadRecord,
  uploadedPath,
} from '@coaching/contracts';
import { callApi, callKey, noteOrganization, queryClient } from '@coaching/mfe-kit';
import { useFormAction } from '@coaching/mfe-kit/form-action';
import { useTypedRecord } from '@coaching/mfe-kit/form-draft';
import { startUploads } from '@coaching/mfe-kit/upload';
import { Button, ProblemNote, Textarea, TextInput, toast } from '@coaching/ui-kit';
import { Dialog, DialogForm } from '@coaching/ui-kit/dialog';
import { FileUpload } from '@coaching/ui-kit/upload';
import { type FormEvent, useState } from 'react';
import { ResourceImage } from './resource-image';
import classes from './resources.module.css';

/** What belongs to no field stands above the buttons. */
const fields = ['title', 'description', 'url', 'file', 'image', 'form'] as const;
const fileSettings = { extensions: RESOURCE_EXTENSIONS, maxSize: MAX_FILE_BYTES };

interface ResourceDialogProps {
  resource: Resource;
  onClose: () => void;
  /** Absent for one that is new. */
  onDelete?: () => void;
}

/** Makes or changes a resource (spec 2 section 2: 500 px wide). */
export function ResourceDialog({ resource, onClose, onDelete }: ResourceDialogProps) {
  const form = onDelete ? `resource ${resource.uid}` : `new resource ${resource.config_entity_uid}`;
  const { values: draft, changed, set: setDraft } = useTypedRecord(form, resource);
  const [isSending, setSending] = useState(false);
  // One that was chosen and did not arrive; without a word the resource would be saved without it.
  const [refused, setRefused] = useState<UploadRecord | null>(null);
  const { problems, busy, run } = useFormAction(fields, 'form', { ...draft, file: refused ?? draft.file });
  const stored = { file: resource.file, file_name: resource.file_name };

  const save = (event: FormEvent) => {
    event.preventDefault();
    const { uid, config_entity, config_entity_uid } = resource;
    const { file_name: _, ...said } = onDelete ? changed : draft;
    const found = {
      title: draft.title.trim() === '' ? MESSAGES.fieldRequired : undefined,
      file: refused
        ? `${refused.name} was not sent. Choose another file, or remove it to save without it.`
        : undefined,
    };
    void run(found, async () => {
      const answer = await callApi(
        'saveResource',
        { body: { resource: { ...said, uid, config_entity, config_entity_uid } } },
        { quiet: true },
      );
      toast.success(`Resource ${answer.resource.title} saved`);
      for (const call of ['getResources', 'getOrganization'] as const)
        void queryClient.invalidateQueries({ queryKey: callKey(call) });
      if (answer.organization) noteOrganization(answer.organization);
      onClose();
    });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={onDelete ? 'Edit Resource' : 'Add Resource'}
      size={500}
      closeOnClickOutside={false}
    >
      <DialogForm
        onSubmit={save}
        noValidate
        buttons={
          <>
            {onDelete && (
              <Button className={classes.first} variant="outline" color="red" onClick={onDelete}>
                Delete
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={busy} disabled={isSending}>
              Save
            </Button>
          </>
        }
      >
        <TextInput
          label="Title"
          required
          data-autofocus
          autoComplete="off"
          value={draft.title}
          error={problems.title}
          onChange={(event) => setDraft({ ...draft, title: event.currentTarget.value })}
        />
        <Textarea
          label="Description"
          rows={3}
          value={draft.description}
          error={problems.description}
          onChange={(event) => setDraft({ ...draft, description: event.currentTarget.value })}
        />
        <TextInput
          label="Web address"
          description="Of a page to open, such as https://school.org/guide"
          inputMode="url"
          autoComplete="off"
          value={draft.url}
          error={problems.url}
          onChange={(event) => setDraft({ ...draft, url: event.currentTarget.value })}
        />
        <div>
          <h3 className={classes.label}>File</h3>
          {draft.file && draft.file_name && (
            <p className={classes.current}>
              {draft.file_name}
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                onClick={() => setDraft({ ...draft, file: null, file_name: '' })}
              >
                Remove file
              </Button>
            </p>
          )}
          <FileUpload
            label="File"
            upload={startUploads}
            settings={fileSettings}
            onChange={(files) => {
              setSending(files.some(({ active }) => active));
              setRefused(files.find(({ error }) => error !== null) ?? null);
              // What was sent here and is taken off the list is not saved either.
              if (files.length === 0) setDraft((before) => ({ ...before, ...stored }));
            }}
            onUploaded={({ download_url, name }) => {
              const file = download_url && uploadedPath(download_url);
              if (file) setDraft((before) => ({ ...before, file, file_name: name }));
            }}
          />
          {problems.file && (
            <p className={classes.problem} role="alert">
              {problems.file}
            </p>
          )}
        </div>
        <ResourceImage
          image={draft.image}
          problem={problems.image}
          onChange={(image) => setDraft((before) => ({ ...before, image }))}
        />
        {problems.form && <ProblemNote>{problems.form}</ProblemNote>}
      </DialogForm>
    </Dialog>
  );
}
