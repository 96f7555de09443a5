import { Button, ContentColumn, PageHeader } from '@coaching/ui-kit';
import { LastImports } from './last-imports';
import type { UploadPlace } from './upload-target';
import { useListChoice } from './use-list-choice';

/** What was brought into a place, and the way to bring in more. */
export function ImportsPage({ place }: { place: UploadPlace }) {
  const { choose, dialog } = useListChoice(place.role);
  return (
    <>
      <PageHeader
        title="Upload Users"
        back={{ href: place.home, label: 'Back' }}
        action={
          <Button aria-haspopup="dialog" onClick={choose}>
            Choose a file
          </Button>
        }
      />
      <ContentColumn>
        <LastImports place={place} />
      </ContentColumn>
      {dialog}
    </>
  );
}
