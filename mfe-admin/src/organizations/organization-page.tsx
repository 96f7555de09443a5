import {
  isStaff,
  mayConfigureTools,
  mayEditOrganization,
  mayReadAudit,
  mayReadSeats,
  type ToolOwner,
} from '@coaching/access';
import { absenceText, callKey, queryClient, useCall, useCallMutation, useSession } from '@coaching/mfe-kit';
import {
  Button,
  ContentColumn,
  EmptyState,
  ErrorState,
  Link,
  LoadingState,
  PageHeader,
} from '@coaching/ui-kit';
import { Tabs } from '@coaching/ui-kit/tabs';
import { useNavigate, useParams } from 'react-router';
import { ProgramsTable } from '../programs/programs-table';
import { ResourceList } from '../resources/resource-list';
import { ToolSetsLink } from '../tool-sets/tool-sets-link';
import { OrganizationForm } from './organization-form';
import { organizationTabs } from './organization-tabs';
import { PeopleOfPlace } from './people-of-place';
import { useRemoval } from './use-removal';
import { useTab } from './use-tab';

/** One organisation: what it is, its programs, people and resources (spec 2 section 2). */
export default function OrganizationPage() {
  const { organization_uid = '' } = useParams();
  const { actor } = useSession();
  const navigate = useNavigate();
  const askToRemove = useRemoval();
  const tabs = organizationTabs(actor, organization_uid);
  const [tab, setTab] = useTab(tabs);
  const asked = useCall('getOrganization', { params: { id: organization_uid } });
  const organization = asked.data?.organization;
  // Trying again brings nothing that is deleted.
  const absence = absenceText(asked.error);
  const remove = useCallMutation('deleteOrganization', { invalidates: ['getOrganizations'] });
  const restore = useCallMutation('undeleteOrganization', { invalidates: ['getOrganizations'] });

  const toolOwner: ToolOwner = { config_entity: 'Organization', config_uid: organization_uid };
  const askToDelete = (name: string) =>
    askToRemove({
      name,
      kind: 'organization',
      warning: 'Its campuses, programs and courses are deleted along, and its people are no longer in it.',
      remove: () => remove.mutateAsync({ params: { id: organization_uid } }),
      restore: () => restore.mutateAsync({ params: { id: organization_uid } }),
      leave() {
        void navigate('/organization', { replace: true });
        queryClient.removeQueries({ queryKey: callKey('getOrganization') });
      },
    });
  return (
    <>
      <PageHeader
        title={organization?.name ?? 'Organization'}
        back={isStaff(actor) ? { href: '/organization', label: 'Organizations' } : undefined}
        action={
          tab === 'programs' &&
          mayEditOrganization(actor, organization_uid) && (
            <Button component={Link} href={`/organization/${organization_uid}/new_program`}>
              New Program
            </Button>
          )
        }
        aside={
          tab === 'details' && (
            <>
              {mayReadAudit(actor, organization_uid) && (
                <Button
                  component={Link}
                  href={`/audit?${new URLSearchParams({ organization_uid })}`}
                  variant="default"
                >
                  Audit Log
                </Button>
              )}
              {mayReadSeats(actor, organization_uid) && (
                <Button component={Link} href={`/seats/${organization_uid}`} variant="default">
                  Seats
                </Button>
              )}
              {mayConfigureTools(actor, toolOwner) && <ToolSetsLink {...toolOwner} />}
            </>
          )
        }
      />
      <ContentColumn>
        {organization ? (
          <Tabs label="Organization" tabs={tabs} current={tab} onChange={setTab}>
            {tab === 'details' && (
              <OrganizationForm
                key={organization.uid}
                organization={organization}
                onDelete={() => void askToDelete(organization.name)}
              />
            )}
            {tab === 'programs' && <ProgramsTable organization_uid={organization.uid} />}
            {tab === 'users' && (
              <PeopleOfPlace place={{ kind: 'organization', organization_uid: organization.uid }} />
            )}
            {tab === 'resources' && (
              <ResourceList place={{ config_entity: 'Organization', config_entity_uid: organization.uid }} />
            )}
          </Tabs>
        ) : absence ? (
          <EmptyState
            action={
              isStaff(actor) && (
                <Button component={Link} href="/organization" variant="default">
                  Organizations
                </Button>
              )
            }
          >
            {absence}
          </EmptyState>
        ) : asked.isError ? (
          <ErrorState
            title="This organization could not be loaded."
            onRetry={() => void asked.refetch()}
            retrying={asked.isFetching}
          />
        ) : (
          <LoadingState />
        )}
      </ContentColumn>
    </>
  );
}
