import { formatMoment } from '@coaching/contracts';
import { useCallMutation } from '@coaching/mfe-kit';
import { Button, Group, Stack, Text, TextInput, toast } from '@coaching/ui-kit';

/** @param since when the address in use was made; null while there is none */
export function CalendarAddress({ since }: { since: string | null }) {
  const invalidates = ['getCalendarFeed'] as const;
  const renew = useCallMutation('renewCalendarFeed', { invalidates });
  const end = useCallMutation('endCalendarFeed', {
    invalidates,
    onSuccess: () => {
      renew.reset();
      toast.success('Your calendar’s address is switched off');
    },
  });
  const address = renew.data?.address;
  const copy = () =>
    navigator.clipboard.writeText(address ?? '').then(
      () => toast.success('Address copied'),
      () => toast.error('The address could not be copied. Please copy it from the field.'),
    );
  return (
    <Stack gap={16}>
      <Text>
        Subscribe to a secret address in your calendar, and it shows the visits that are planned for you.
        Whoever has the address reads them without signing in, also after you signed out, until you make a new
        one or switch it off here.
      </Text>
      {address && (
        <TextInput
          label="Address"
          description="Copy it now: it is not shown again."
          value={address}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      {since && !address && <Text>There is an address since {formatMoment(new Date(since))}.</Text>}
      <Group gap={8}>
        {address && <Button onClick={() => void copy()}>Copy address</Button>}
        <Button
          variant={since || address ? 'default' : 'filled'}
          loading={renew.isPending}
          onClick={() => renew.mutate({ body: {} })}
        >
          {since || address ? 'Make a new address' : 'Make an address'}
        </Button>
        {(since || address) && (
          <Button variant="subtle" color="red" loading={end.isPending} onClick={() => end.mutate({})}>
            Switch off
          </Button>
        )}
      </Group>
    </Stack>
  );
}
