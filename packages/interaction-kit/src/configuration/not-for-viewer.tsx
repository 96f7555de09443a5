import { licenseMissing } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { Button, EmptyState, Link } from '@coaching/ui-kit';
import type { ScreenKind } from '../kind';

interface NotForViewerProps {
  kind: ScreenKind;
  /** Who made it. */
  interaction: { user: string };
  /** Where it is read; null while there is nothing to read. */
  href: string | null;
}

/**
 * What stands in the place of settings for whoever may not change them: a coach is told that her licence does not
 * cover them, and how to go on; everyone else, whose they are.
 */
export function NotForViewer({ kind, interaction, href }: NotForViewerProps) {
  const { actor } = useSession();
  const isOwn = interaction.user === actor.uid;
  return (
    <EmptyState
      action={
        <>
          {isOwn && (
            <Button component={Link} href="/payment">
              See the plans
            </Button>
          )}
          {href !== null && (
            <Button component={Link} href={href} variant="default">
              Read the {kind.noun}
            </Button>
          )}
        </>
      }
    >
      {isOwn
        ? licenseMissing(kind.entity_type)
        : `Only the coach of ${/^[aeiou]/.test(kind.noun) ? 'an' : 'a'} ${kind.noun} can change it.`}
    </EmptyState>
  );
}
