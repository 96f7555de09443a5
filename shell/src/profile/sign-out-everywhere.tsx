import { useCallMutation } from '@coaching/mfe-kit';
import { Button, toast } from '@coaching/ui-kit';

/** Ends every session of this person but this one. */
export function SignOutEverywhere() {
  const end = useCallMutation('signOutEverywhere', {
    onSuccess: () => {
      toast.success('Signed out everywhere else');
    },
  });
  return (
    <Button variant="default" loading={end.isPending} onClick={() => end.mutate({})}>
      Sign out everywhere else
    </Button>
  );
}
