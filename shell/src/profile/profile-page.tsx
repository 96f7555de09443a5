import { MESSAGES } from '@coaching/contracts';
import { refreshSession, useCall, useSession } from '@coaching/mfe-kit';
import {
  AccessesList,
  profileStyles as classes,
  EmailsTable,
  NamesForm,
  PasswordDialogButton,
} from '@coaching/mfe-kit/profile';
import {
  Button,
  ContentColumn,
  ErrorState,
  InOrder,
  LoadingState,
  PageHeader,
  Title,
} from '@coaching/ui-kit';
import { useNavigate } from 'react-router';
import { JoinByCode } from '../course/join-by-code';
import { MyData } from '../my-data/my-data';
import { DeleteAccount } from './delete-account';
import { NewEmail } from './new-email';
import { RoleTree } from './role-tree';
import { SignOutEverywhere } from './sign-out-everywhere';

/** One's own account: who one is, how one signs in, and where one belongs (spec 1 section 2, Profile). */
export default function ProfilePage() {
  const { user: me, real } = useSession();
  const navigate = useNavigate();
  const { data, isError, isFetching, refetch } = useCall(
    'getUser',
    { params: { id: me.uid } },
    { staleTime: 0 },
  );
  const user = data?.user;

  const changed = () => {
    void refetch();
    void refreshSession().catch(() => undefined);
  };

  return (
    <>
      <PageHeader
        title="Profile"
        action={
          <Button variant="default" onClick={() => navigate(-1)}>
            Close
          </Button>
        }
      />
      <ContentColumn>
        {user ? (
          <InOrder className={classes.sections}>
            <NamesForm key={user.uid} user={user} onSaved={changed} />
            <section className={classes.section} aria-labelledby="logins">
              <Title order={2} size="h3" id="logins">
                Signing in
              </Title>
              {real ? (
                <p className={classes.quiet}>{MESSAGES.onlyInPerson}</p>
              ) : (
                <>
                  <EmailsTable user={user} onChanged={changed} />
                  <div className={classes.buttons}>
                    <NewEmail user={user} onAdded={changed} />
                    <PasswordDialogButton user={user} />
                    <SignOutEverywhere />
                  </div>
                </>
              )}
            </section>
            <section className={classes.section} aria-labelledby="roles">
              <Title order={2} size="h3" id="roles">
                Where you belong
              </Title>
              <RoleTree user={user} onLeft={real ? undefined : changed} />
              {!real && (
                <div className={classes.buttons}>
                  <JoinByCode user={user} onJoined={changed} />
                </div>
              )}
            </section>
            <section className={classes.section} aria-labelledby="accesses">
              <Title order={2} size="h3" id="accesses">
                Who was in your account
              </Title>
              <AccessesList user_uid={user.uid} isOwn />
            </section>
            {!real && (
              <>
                <section className={classes.section} aria-labelledby="my-data">
                  <Title order={2} size="h3" id="my-data">
                    Your data
                  </Title>
                  <MyData />
                </section>
                <section className={classes.section} aria-labelledby="delete">
                  <Title order={2} size="h3" id="delete">
                    Deleting
                  </Title>
                  <DeleteAccount user={user} />
                </section>
              </>
            )}
          </InOrder>
        ) : isError ? (
          <ErrorState
            title="Your profile could not be loaded."
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <LoadingState rows={6} label="Loading your profile" />
        )}
      </ContentColumn>
    </>
  );
}
