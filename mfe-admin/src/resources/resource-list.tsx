import { mayEditResources, mayMailResource } from '@coaching/access';
import { newUid, type Resource, type ResourcePlace } from '@coaching/contracts';
import { noteOrganization, useCall, useCallMutation, useSession } from '@coaching/mfe-kit';
import { Button, EmptyState, ErrorState, LoadingState, latePart, toast, useConfirm } from '@coaching/ui-kit';
import { useState } from 'react';
import { ResourceCard } from './resource-card';
import { ResourceDialog } from './resource-dialog';
import classes from './resources.module.css';

const MailResourceDialog = latePart(() => import('./mail-resource-dialog'));

interface ResourceListProps {
  place: ResourcePlace;
}

const invalidates = ['getResources', 'getOrganization'] as const;

/** Resources as cards, with what those who may change them need (spec 2 section 2, Resources). */
export function ResourceList({ place }: ResourceListProps) {
  const { actor } = useSession();
  const confirm = useConfirm();
  const [edited, setEdited] = useState<Resource | null>(null);
  const [mailed, setMailed] = useState<Resource | null>(null);
  const asked = useCall('getResources', { params: { ...place } });
  const remove = useCallMutation('deleteResource', { invalidates });
  // Also where this page has been left by then.
  const restore = useCallMutation('undeleteResource', {
    invalidates,
    onSuccess({ organization }) {
      toast.success('Undelete successful');
      if (organization) noteOrganization(organization);
    },
  });
  const mayEdit = mayEditResources(actor, place);
  const mayMail = mayMailResource(actor, place);

  const empty = { title: '', description: '', url: '', file: null, file_name: '', image: null };
  const add = () => setEdited({ uid: newUid(), ...place, ...empty });
  async function askToDelete({ uid, title }: Resource) {
    const isSure = await confirm({
      title: `Delete ${title}?`,
      message: 'It can be restored.',
      confirm: 'Delete resource',
      destructive: true,
    });
    if (!isSure) return;
    setEdited(null);
    remove.mutate(
      { params: { uid, ...place } },
      {
        onSuccess({ organization }) {
          toast.success(`Resource ${title} deleted successfully`, {
            undo: () => restore.mutate({ params: { uid, ...place } }),
          });
          if (organization) noteOrganization(organization);
        },
      },
    );
  }

  if (asked.isError)
    return (
      <ErrorState
        title="The resources could not be loaded."
        onRetry={() => void asked.refetch()}
        retrying={asked.isFetching}
      />
    );
  if (!asked.data) return <LoadingState />;
  const { resources } = asked.data;
  const addButton = mayEdit && <Button onClick={add}>Add Resource</Button>;
  return (
    <>
      {resources.length === 0 ? (
        <EmptyState action={addButton}>Documents and links to work with will be here.</EmptyState>
      ) : (
        <>
          {addButton && <div className={classes.bar}>{addButton}</div>}
          <ul className={classes.cards} aria-label="Resources">
            {resources.map((resource) => (
              <ResourceCard
                key={resource.uid}
                resource={resource}
                onMail={mayMail ? () => setMailed(resource) : undefined}
                onEdit={mayEdit ? () => setEdited(resource) : undefined}
              />
            ))}
          </ul>
        </>
      )}
      {mailed && <MailResourceDialog resource={mailed} onClose={() => setMailed(null)} />}
      {edited && (
        <ResourceDialog
          resource={edited}
          onClose={() => setEdited(null)}
          onDelete={
            resources.some(({ uid }) => uid === edited.uid) ? () => void askToDelete(edited) : undefined
          }
        />
      )}
    </>
  );
}
