import { administersByCounts } from '@coaching/access';
import { PRODUCT_NAME } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { Text } from '@coaching/ui-kit';

/** Tells who administers a place that shows its administrators counts alone why nothing leads to what was written. */
export function CountsOnlyNote() {
  const { actor } = useSession();
  if (!administersByCounts(actor)) return null;
  return (
    <Text size="sm" mb={16}>
      Your organization shows its administrators counts and minutes. What was written is read by coach,
      coachee and the {PRODUCT_NAME} support team.
    </Text>
  );
}
