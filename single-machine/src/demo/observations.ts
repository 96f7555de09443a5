import { demoLessons } from './lessons';
import { type DemoTool, demoTool } from './tool-sets';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Who coaches whom, where, and on how many visits the past year. */
const visits = [
  {
    coach: 'demo-coach',
    coachee: 'demo-coachee',
    organization: 'demo-cedar-grove',
    program: 'demo-cedar-elementary',
    count: 9,
  },
  {
    coach: 'demo-coach',
    coachee: 'demo-amara',
    organization: 'demo-cedar-grove',
    program: 'demo-cedar-elementary',
    count: 6,
  },
  {
    coach: 'demo-coach',
    coachee: 'demo-lucas',
    organization: 'demo-cedar-grove',
    program: 'demo-cedar-secondary',
    count: 7,
  },
  {
    coach: 'demo-coach',
    coachee: 'demo-grace',
    organization: 'demo-cedar-grove',
    program: 'demo-cedar-elementary',
    count: 4,
  },
  {
    coach: 'demo-elena',
    coachee: 'demo-samuel',
    organization: 'demo-cedar-grove',
    program: 'demo-cedar-secondary',
    count: 5,
  },
  {
    coach: 'demo-coach2',
    coachee: 'demo-coachee2',
    organization: 'demo-lakeside',
    program: 'demo-lakeside-upper',
    count: 5,
  },
  {
    coach: 'demo-coach2',
    coachee: 'demo-noah',
    organization: 'demo-lakeside',
    program: 'demo-lakeside-upper',
    count: 3,
  },
  { coach: 'demo-solo', coachee: 'demo-ines', organization: null, program: null, count: 5 },
  { coach: 'demo-solo', coachee: 'demo-omar', organization: null, program: null, count: 3 },
  { coach: 'demo-expired', coachee: 'demo-lena', organization: null, program: null, count: 2 },
] as const;

/** An observation of the demo; the observations service fills in names and embeds. */
export interface DemoObservation extends DemoTool {
  uid: string;
  title: string;
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
  }[];
}

const paragraph = (text: string | undefined) => (text === undefined ? null : `<p>${text}</p>`);

/** A school morning: `visit` weeks apart, on a weekday, between eight and two. */
function visitStart(now: Date, pair: number, visit: number): Date {
  const start = new Date(now.getTime() - (3 + pair + visit * (41 - pair)) * DAY);
  start.setHours(8 + ((pair * 2 + visit) % 6), (visit * 15) % 60, 0, 0);
  const weekend = start.getDay() % 6 === 0;
  return weekend ? new Date(start.getTime() - 2 * DAY) : start;
}

/** A year of observations ending a few days before `now`; the same for the same day. */
export function demoObservations(now: Date): DemoObservation[] {
  return visits.flatMap(({ coach, coachee, organization, program, count }, pair) =>
    Array.from({ length: count }, (_, visit) => {
      const lesson = demoLessons[(pair + visit) % demoLessons.length]!;
      const uid = `demo-observation-${pair}-${visit}`;
      const start = visitStart(now, pair, visit);
      const step = (lesson.duration * MINUTE) / (lesson.lines.length + 1);
      return {
        uid,
        title: lesson.title,
        user: coach,
        client: coachee,
        organization_uid: organization,
        program_uid: program,
        ...demoTool(organization ?? coach, visit),
        additional_information: lesson.about,
        timestamp: start.toISOString(),
        end_timestamp: new Date(start.getTime() + lesson.duration * MINUTE).toISOString(),
        duration: lesson.duration,
        items: lesson.lines.map((line, index) => ({
          uid: `${uid}-${index}`,
          timestamp: new Date(start.getTime() + Math.round(step * (index + 0.5))).toISOString(),
          data: `<p>${line.text}</p>`,
          ob_type: index % 2 === 0 ? ('teacher' as const) : ('student' as const),
          notes: paragraph(line.notes),
          teacher_notes: paragraph(line.teacher_notes),
        })),
      };
    }),
  );
}
