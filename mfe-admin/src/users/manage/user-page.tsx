import { mayDeleteAccount, mayMakeToolSets, mayReadAccesses, maySendReset } from '@coaching/access';
import type { User } from '@coaching/contracts';
import { absenceText, callKey, queryClient, refreshSession, useCall, useSession } from '@coaching/mfe-kit';
import { AccessesList, profileStyles as classes, NamesForm } from '@coaching/mfe-kit/profile';
import {
  Badge,
  Button,
  ContentColumn,
  EmptyState,
  ErrorState,
  InOrder,
  LoadingState,
  PageHeader,
} from '@coaching/ui-kit';
import { useNavigate, useParams } from 'react-router';
import { ToolSetsLink } from '../../tool-sets/tool-sets-link';
import { accountOf } from './account-of';
import { DeleteUser } from './delete-user';
import { Licenses } from './licenses';
import { Places } from './places';
import { Section } from './section';
import { SigningIn } from './signing-in';

/** Somebody's account, for those who look after it (spec 2 section 2, Manage User); each part for those who may. */
export default function UserPage() {
  const { uid = '' } = useParams();
  const { user: me } = useSession();
  const navigate = useNavigate();
  const { data, error, isError, isFetching, refetch } = useCall(
    'getUser',
    { params: { id: uid } },
    { staleTime: 0 },
  );
  const user = data?.user;
  // Trying again brings nobody who is not there.
  const absence = absenceText(error);

  const changed = () => {
    void refetch();
    void queryClient.invalidateQueries({ queryKey: callKey('getUsers') });
    if (uid === me.uid) void refreshSession().catch(() => undefined);
  };
  return (
    <>
      <PageHeader
        title={user ? user.username || user.email : 'User'}
        state={user?.disabled && <Badge color="red">Disabled</Badge>}
        action={
          <Button variant="default" onClick={() => navigate(-1)}>
            Close
          </Button>
        }
      />
      <ContentColumn>
        {user ? (
          <Account user={user} onChanged={changed} />
        ) : absence ? (
          <EmptyState>{absence}</EmptyState>
        ) : isError ? (
          <ErrorState
            title="This account could not be loaded."
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <LoadingState rows={6} label="Loading the account" />
        )}
      </ContentColumn>
    </>
  );
}

function Account({ user, onChanged }: { user: User; onChanged: () => void }) {
  const { actor } = useSession();
  const account = accountOf(user);
  // Where else somebody is decides it, which the service alone knows.
  const mayUpdate = user.may_update || user.uid === actor.uid;
  const mayReset = maySendReset(actor, account);
  // Others have their organisation's.
  const hasOwnTools = user.roles.includes('Coach') && user.schools.length === 0;
  return (
    <InOrder className={classes.sections}>
      {mayUpdate ? (
        <NamesForm key={user.uid} user={user} onSaved={onChanged} />
      ) : (
        <p className={classes.quiet}>
          {!mayReset && `${user.email}. `}This account is the person’s own: they change their name and
          password themselves.
        </p>
      )}
      {mayReset && <SigningIn user={user} onChanged={onChanged} />}
      <Places user={user} onChanged={onChanged} />
      <Licenses key={JSON.stringify(user.licenses)} user={user} onChanged={onChanged} />
      {hasOwnTools && mayMakeToolSets(actor) && (
        <Section title="Tools">
          <ToolSetsLink config_entity="User" config_uid={user.uid} />
        </Section>
      )}
      {mayReadAccesses(actor, user.uid) && (
        <Section title="Who was in this account">
          <AccessesList user_uid={user.uid} isOwn={user.uid === actor.uid} />
        </Section>
      )}
      {mayDeleteAccount(actor, account) && <DeleteUser user={user} />}
    </InOrder>
  );
}
