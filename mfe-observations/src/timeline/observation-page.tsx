import { PageHeader } from '@coaching/ui-kit';

export default function Page() {
  return <PageHeader title="Soon" />;
}
