import { ContentColumn, LoadingState } from '@coaching/ui-kit';

/** Holds the place of a page whose code is on its way. */
export function PageLoading() {
  return (
    <ContentColumn>
      <LoadingState label="Loading the page" />
    </ContentColumn>
  );
}
