import { type LogScope, logScope, mayOpenPictures } from '@coaching/access';
import {
  type Actor,
  type Month,
  type MonthlyReport,
  monthAfter,
  type ReportOmission,
} from '@coaching/contracts';
import { logRequest } from '../logs/log-request';
import { sumAll } from '../logs/read-tallies';
import { type PictureParts, placesOf, readPictures } from '../pictures/get-pictures';

/** From who sees most to who sees least. */
const scopes: readonly LogScope['of'][] = ['everybody', 'organization', 'programs', 'coach', 'coachee'];

const omissionsOf: Record<LogScope['of'], readonly ReportOmission[]> = {
  everybody: ['private'],
  organization: ['private'],
  programs: ['private', 'other_programs'],
  coach: ['other_coaches'],
  coachee: ['private', 'other_coachees'],
};

interface Asked {
  actor: Actor;
  organization_uid: string | null;
  month: Month;
  /** Whose interactions the report before counted; null where there was none. */
  scopeBefore: LogScope['of'] | null;
  now: Date;
}

/** What a report of this scope leaves out. */
export function leftOut(
  of: LogScope['of'],
  before: LogScope['of'] | null,
  organization_uid: string | null,
): ReportOmission[] {
  return [
    ...(before !== null && scopes.indexOf(of) > scopes.indexOf(before) ? (['fewer_rights'] as const) : []),
    ...omissionsOf[of],
    ...(organization_uid === null ? [] : (['elsewhere'] as const)),
    'names',
  ];
}

/** What a month came to, as the logs of its recipient count it now. @throws NotAllowed */
export async function makeReport(parts: PictureParts, asked: Asked): Promise<MonthlyReport> {
  const { actor, month, scopeBefore, now } = asked;
  const organization_uid = asked.organization_uid ?? undefined;
  const scope = logScope(actor, organization_uid);
  const sumsOf = async (date: Month) => {
    const query = { organization_uid, start_date: date, end_date: date };
    const sum = await sumAll(parts, await logRequest({ actor, query, now }, parts.organizations));
    return sum.sums(await parts.names.tools(sum.usedTools()));
  };
  const [sums, before] = [await sumsOf(month), await sumsOf(monthAfter(month, -1))];
  const pictures = mayOpenPictures(actor, organization_uid)
    ? await readPictures(parts, { actor, organization_uid, now })
    : null;
  const steps = pictures?.steps.find((step) => step.month === month);
  const unseen = pictures?.coverage.find(({ seen }) => seen === 'not_in_twelve_months');
  return {
    month,
    organization_uid: asked.organization_uid,
    places: await placesOf(parts, { actor, scope, organization_uid }),
    scope: scope.of,
    interactions: sums.doc_count,
    minutes: sums.duration_sum,
    before: { interactions: before.doc_count, minutes: before.duration_sum },
    tools: Object.entries(sums.tools)
      .sort(([one, first], [other, second]) => second - first || one.localeCompare(other))
      .map(([tool, interactions]) => ({ tool, interactions })),
    office: pictures && {
      opened: steps?.opened ?? 0,
      closed: steps?.closed ?? 0,
      not_seen: unseen?.people ?? 0,
    },
    left_out: leftOut(scope.of, scopeBefore, asked.organization_uid),
  };
}
