import { formatMoment } from '@coaching/contracts';
import { useCallMutation } from '@coaching/mfe-kit';
import { Button, Group, Stack, Text, TextInput, toast, useConfirm } from '@coaching/ui-kit';
import { type RefObject, useEffect, useRef } from 'react';

type FocusPlace = RefObject<HTMLButtonElement | null>;

/** Buttons lose the focus while they work, and some are gone then: puts it where one goes on. */
function useFocusAfter(
  { isSuccess, isError }: { isSuccess: boolean; isError: boolean },
  next: FocusPlace,
  again: FocusPlace,
) {
  useEffect(() => {
    if (isSuccess) next.current?.focus();
    if (isError) again.current?.focus();
  }, [isSuccess, isError, next, again]);
}
const useButton = () => useRef<HTMLButtonElement>(null);

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
  const confirm = useConfirm();
  const [copyButton, makeButton, endButton] = [useButton(), useButton(), useButton()];
  useFocusAfter(renew, copyButton, makeButton);
  useFocusAfter(end, makeButton, endButton);
  const address = renew.data?.address;
  const isInUse = since !== null || address !== undefined;
  const make = async () => {
    const isMeant =
      !isInUse ||
      (await confirm({
        title: 'Make a new address?',
        message: 'Calendars that use the old one stop showing your visits.',
        confirm: 'Make a new address',
      }));
    if (isMeant) renew.mutate({ body: {} });
  };
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
        {address && (
          <Button ref={copyButton} onClick={() => void copy()}>
            Copy address
          </Button>
        )}
        <Button
          ref={makeButton}
          variant={isInUse ? 'default' : 'filled'}
          loading={renew.isPending}
          onClick={() => void make()}
        >
          {isInUse ? 'Make a new address' : 'Make an address'}
        </Button>
        {isInUse && (
          <Button
            ref={endButton}
            variant="subtle"
            color="red"
            loading={end.isPending}
            onClick={() => end.mutate({})}
          >
            Switch off
          </Button>
        )}
      </Group>
    </Stack>
  );
}
