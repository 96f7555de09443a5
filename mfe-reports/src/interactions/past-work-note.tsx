import { Text } from '@coaching/ui-kit';

/** Tells who coaches nobody any more whose work this is, and what they may do with it. */
export function PastWorkNote() {
  return (
    <Text size="sm" mb={16}>
      You have no role as a coach at present. What you held as one stays yours to read.
    </Text>
  );
}
