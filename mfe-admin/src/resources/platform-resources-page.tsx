import { PLATFORM_RESOURCES } from '@coaching/contracts';
import { Button, ContentColumn, PageHeader } from '@coaching/ui-kit';
import { ResourceList } from './resource-list';

/** Resources for everybody (spec 1, Side menu); who manages the platform's content builds them here. */
export default function PlatformResourcesPage() {
  return (
    <>
      <PageHeader
        title="Resources"
        action={
          // The guides are a page that the build has drawn.
          <Button component="a" href="/resources" variant="default">
            Guides
          </Button>
        }
      />
      <ContentColumn>
        <ResourceList place={PLATFORM_RESOURCES} />
      </ContentColumn>
    </>
  );
}
