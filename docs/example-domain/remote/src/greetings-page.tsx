import { useCallMutation, useSession } from '@coaching/mfe-kit';
import { Button, ContentColumn, PageHeader } from '@coaching/ui-kit';

/** Greets whoever wants it. */
export default function GreetingsPage() {
  const { user } = useSession();
  const greet = useCallMutation('greet');
  return (
    <>
      <PageHeader title={`Hello ${user.first_name}`} documentTitle="Greetings" />
      <ContentColumn>
        <Button onClick={() => greet.mutate({})}>Greet me</Button>
        {greet.data && <p>Greeted {greet.data.greeting.times} times.</p>}
      </ContentColumn>
    </>
  );
}
