import type { AuditEntry } from '@coaching/contracts';
import { useCall } from '@coaching/mfe-kit';
import { useMemo } from 'react';

/** What the organisations that a log is of are called; names come once they are loaded. */
export function useOrganizationOf(enabled: boolean): (entry: AuditEntry) => string {
  const { data } = useCall('getOrganizations', { query: { rowsPerPage: 0 } }, { quiet: true, enabled });
  return useMemo(() => {
    const names = new Map(data?.organizations.map(({ uid, name }) => [uid, name]));
    return ({ organization_uid: uid }) => {
      if (uid === null || !data) return '';
      return names.get(uid) ?? 'Deleted organization';
    };
  }, [data]);
}
