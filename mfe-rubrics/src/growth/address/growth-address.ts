/** Whose growth is looked at; of a coachee it may not be said yet whose. */
export type GrowthScope =
  | { kind: 'coachee'; uid: string | null }
  /** With its organisation: as a part of it, for who administers that. */
  | { kind: 'program'; uid: string; organization_uid?: string }
  | { kind: 'organization'; uid: string };

/** How it is drawn. */
export const growthViews = ['steps', 'heat-map', 'table'] as const;
export type GrowthView = (typeof growthViews)[number];

/** What a growth screen shows, as far as its address says; null for what it leaves open. */
export interface GrowthAddress {
  rubric: string | null;
  scope: GrowthScope | null;
  view: GrowthView;
}

export const GROWTH_PATH = '/rubric/growth';

function readScope(search: URLSearchParams): GrowthScope | null {
  const coachee = search.get('coachee');
  if (coachee !== null) return { kind: 'coachee', uid: coachee || null };
  const [program, organization] = [search.get('program'), search.get('organization')];
  if (program)
    return { kind: 'program', uid: program, ...(organization && { organization_uid: organization }) };
  return organization ? { kind: 'organization', uid: organization } : null;
}

/** What an address asks for; what it does not say, or says wrongly, is left open or as at first. */
export const readGrowthAddress = (search: URLSearchParams): GrowthAddress => ({
  rubric: search.get('rubric') || null,
  scope: readScope(search),
  view: growthViews.find((view) => view === search.get('view')) ?? 'steps',
});

/** The parameters by which it is found again. */
export function writeGrowthAddress({ rubric, scope, view }: GrowthAddress): URLSearchParams {
  return new URLSearchParams({
    ...(rubric !== null && { rubric }),
    ...(scope && { [scope.kind]: scope.uid ?? '' }),
    ...(scope?.kind === 'program' &&
      scope.organization_uid !== undefined && { organization: scope.organization_uid }),
    ...(view !== 'steps' && { view }),
  });
}

/** Where a coachee's growth by a rubric is shown. */
export const growthPathOf = (rubric: string, client_uid: string): string =>
  `${GROWTH_PATH}?${writeGrowthAddress({ rubric, scope: { kind: 'coachee', uid: client_uid }, view: 'steps' })}`;
