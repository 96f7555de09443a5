import type { RubricVersion } from '@coaching/contracts';
import { useCall } from '@coaching/mfe-kit';
import { useEffect, useRef } from 'react';
import type { EditedRubric } from '../rubric/edited-rubric';

const NONE: readonly RubricVersion[] = [];

/** The structures a rubric had, and how often each is used. @param server null while nobody has stored it */
export function useVersions(uid: string, server: EditedRubric | null): readonly RubricVersion[] {
  const version = server && server.revision > 0 ? server.version : null;
  const { data, refetch } = useCall(
    'getRubricVersions',
    { params: { uid } },
    { quiet: true, enabled: version !== null },
  );
  const seen = useRef(version);
  useEffect(() => {
    if (version === seen.current) return;
    const isFirst = seen.current === null;
    seen.current = version;
    if (!isFirst) void refetch();
  }, [version, refetch]);
  return data?.versions ?? NONE;
}
