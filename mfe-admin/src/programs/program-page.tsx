import { absenceText, useCall, useCallMutation } from '@coaching/mfe-kit';
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
import { PeopleOfPlace } from '../organizations/people-of-place';
import { useRemoval } from '../organizations/use-removal';
import { useTab } from '../organizations/use-tab';
import { ProgramForm } from './program-form';

const tabs = [
  { name: 'details', label: 'Details' },
  { name: 'users', label: 'Users' },
] as const;

const changed = ['getPrograms', 'getOrganization'] as const;

/** One program: what it is and who is in it (spec 2 section 2). */
export default function ProgramPage() {
  const { organization_uid: org = '', program_uid: id = '' } = useParams();
  const navigate = useNavigate();
  const askToRemove = useRemoval();
  const [tab, setTab] = useTab(tabs);
  const asked = useCall('getProgram', { params: { org, id } });
  const program = asked.data?.program;
  // Trying again brings nothing that is deleted.
  const absence = absenceText(asked.error);
  const back = { href: `/organization/${org}#programs`, label: 'Organization' };
  const remove = useCallMutation('deleteProgram', { invalidates: changed });
  const restore = useCallMutation('undeleteProgram', { invalidates: changed });

  const askToDelete = (name: string) =>
    askToRemove({
      name,
      kind: 'program',
      warning: 'Its people are no longer in it.',
      remove: () => remove.mutateAsync({ params: { org, id } }),
      restore: () => restore.mutateAsync({ params: { org, id } }),
      leave: () => void navigate(back.href, { replace: true }),
    });
  return (
    <>
      <PageHeader title={program?.program_name ?? 'Program'} back={back} />
      <ContentColumn>
        {program ? (
          <Tabs label="Program" tabs={tabs} current={tab} onChange={setTab}>
            {tab === 'details' && (
              <ProgramForm
                key={program.uid}
                program={program}
                onDelete={() => void askToDelete(program.program_name)}
              />
            )}
            {tab === 'users' && (
              <PeopleOfPlace place={{ kind: 'program', organization_uid: org, program_uid: program.uid }} />
            )}
          </Tabs>
        ) : absence ? (
          <EmptyState
            action={
              <Button component={Link} href={back.href} variant="default">
                Programs
              </Button>
            }
          >
            {absence}
          </EmptyState>
        ) : asked.isError ? (
          <ErrorState
            title="This program could not be loaded."
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
