import type { ItemTag } from '@coaching/contracts';
import {
  type DemoTool,
  type DemoVisit,
  type District,
  demoTool,
  demoVisits,
  type EvidenceRow,
  evidenceRows,
  platformSet,
  platformTools,
  rubricRowUid,
} from '@coaching/demo';
import { demoLanes } from './lanes';
import { lessonScripts } from './lessons';

const MINUTE = 60_000;

/** An observation of the demo; the observations service fills in names and embeds. */
export interface DemoObservation extends DemoTool {
  uid: string;
  title: string;
  left_name: string;
  right_name: string;
  user: string;
  client: string;
  organization_uid: string | null;
  program_uid: string | null;
  additional_information: string;
  timestamp: string;
  end_timestamp: string | null;
  duration: number;
  items: {
    uid: string;
    timestamp: string;
    data: string;
    ob_type: 'teacher' | 'student';
    notes: string | null;
    teacher_notes: string | null;
    tags: ItemTag[];
  }[];
}

const paragraph = (text: string | undefined) => (text === undefined ? null : `<p>${text}</p>`);

/** Whose the rubrics are that lines are evidence for. */
const RUBRICS_OF = 'demo-cedar-grove';

const tagsOf = (rows: readonly EvidenceRow[]): ItemTag[] =>
  rows.map((key) => {
    const { rubric, name } = evidenceRows[key];
    return { rubric_uid: rubric, row_uid: rubricRowUid(rubric, key), row_name: name };
  });

/** What was written on a visit. */
function observationOf(
  { uid, title, duration, start, coach, coachee, organization, program }: DemoVisit,
  madeWith: DemoTool & { left_name: string; right_name: string },
): DemoObservation {
  const { about, lines } = lessonScripts[title];
  const step = (duration * MINUTE) / (lines.length + 1);
  return {
    uid,
    title,
    user: coach,
    client: coachee,
    organization_uid: organization,
    program_uid: program,
    ...madeWith,
    additional_information: about,
    timestamp: start.toISOString(),
    end_timestamp: new Date(start.getTime() + duration * MINUTE).toISOString(),
    duration,
    items: lines.map((line, index) => ({
      uid: `${uid}-${index}`,
      timestamp: new Date(start.getTime() + Math.round(step * (index + 0.5))).toISOString(),
      data: `<p>${line.text}</p>`,
      ob_type: index % 2 === 0 ? ('teacher' as const) : ('student' as const),
      notes: paragraph(line.notes),
      teacher_notes: paragraph(line.teacher_notes),
      tags: organization === RUBRICS_OF ? tagsOf(line.rows ?? []) : [],
    })),
  };
}

/** The scripts of a year of visits ending a few days before `now`; the same for the same day. */
export const demoObservations = (now: Date): DemoObservation[] =>
  demoVisits(now).map((visit) =>
    observationOf(visit, {
      ...demoTool(visit.organization ?? visit.coach, visit.visit),
      ...demoLanes(visit.coachee),
    }),
  );

/** The scripts of a district's visits, made with the platform's tools. */
export function districtObservations({ users, visits }: District): DemoObservation[] {
  const nameOf = new Map(users.map(({ uid, first_name, last_name }) => [uid, `${first_name} ${last_name}`]));
  const tool = { tool_uid: platformTools.observation, ...platformSet };
  return visits.map((visit) =>
    observationOf(visit, { ...tool, left_name: nameOf.get(visit.coachee)!, right_name: 'Students' }),
  );
}
