import { ContentColumn, PageHeader, type PageHeaderProps } from '@coaching/ui-kit';
import type { ReactNode } from 'react';

/** What stands there while there is no rubric to show. */
export function Standing({ back, children }: Pick<PageHeaderProps, 'back'> & { children: ReactNode }) {
  return (
    <>
      <PageHeader title="Rubric" back={back} />
      <ContentColumn>{children}</ContentColumn>
    </>
  );
}
