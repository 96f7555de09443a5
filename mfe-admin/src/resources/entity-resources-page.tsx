import { useSession } from '@coaching/mfe-kit';
import { ContentColumn, EmptyState, PageHeader } from '@coaching/ui-kit';
import { ResourceList } from './resource-list';

/** The resources of the organisation one works in (spec 2 section 2); who looks after them changes them here, too. */
export default function EntityResourcesPage() {
  const { organization } = useSession();
  return (
    <>
      <PageHeader
        title={organization ? `${organization.short_name || organization.name} Resources` : 'Resources'}
      />
      <ContentColumn>
        {organization ? (
          <ResourceList place={{ config_entity: 'Organization', config_entity_uid: organization.uid }} />
        ) : (
          <EmptyState>Resources of your organization will be here once you work in one.</EmptyState>
        )}
      </ContentColumn>
    </>
  );
}
