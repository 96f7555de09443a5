import { Button, EmptyState, Link } from '@coaching/ui-kit';

/** What stands where a tool of another type has no categories, questions or templates. @param href of the tools */
export function NotAConversationTool({ href }: { href: string }) {
  return (
    <EmptyState
      action={
        <Button variant="default" component={Link} href={href}>
          Go to the tools
        </Button>
      }
    >
      This is not a conversation tool.
    </EmptyState>
  );
}
