import { demoTool } from '@coaching/demo';
import type { ImportedObservation } from '../import/imported-observation';
import { demoLanes } from './lanes';

const DAY = 86_400_000;

/** What coaches have planned: days ahead, at what hour, and whether the coachee knows of it yet. */
const plans = [
  {
    coach: 'demo-coach',
    coachee: 'demo-coachee',
    organization: 'demo-cedar-grove',
    program: 'demo-cedar-elementary',
    title: 'Wait time, second look',
    about: '<p>I will count the seconds after each question, as we agreed.</p>',
    days: 2,
    hour: 9,
    visibility: 'shared',
  },
  {
    coach: 'demo-coach',
    coachee: 'demo-lucas',
    organization: 'demo-cedar-grove',
    program: 'demo-cedar-secondary',
    title: 'Pairs at the board',
    about: '',
    days: 6,
    hour: 13,
    visibility: 'private',
  },
  {
    coach: 'demo-coach2',
    coachee: 'demo-coachee2',
    organization: 'demo-lakeside',
    program: 'demo-lakeside-upper',
    title: 'Lab safety and questions',
    about: '',
    days: 3,
    hour: 10,
    visibility: 'shared',
  },
  {
    coach: 'demo-solo',
    coachee: 'demo-ines',
    organization: null,
    program: null,
    title: 'First lesson after the break',
    about: '',
    days: 4,
    hour: 11,
    visibility: 'shared',
  },
] as const;

function start(now: Date, days: number, hour: number): Date {
  const moment = new Date(now.getTime() + days * DAY);
  moment.setHours(hour, 0, 0, 0);
  return moment;
}

/** Observations of the coming days; none of them has begun. */
export function demoPlannedVisits(now: Date): ImportedObservation[] {
  return plans.map(
    ({ coach, coachee, organization, program, title, about, days, hour, visibility }, index) => ({
      uid: `demo-planned-${index}`,
      title,
      user: coach,
      client: coachee,
      organization_uid: organization,
      program_uid: program,
      ...demoTool(organization ?? coach, 0),
      ...demoLanes(coachee),
      additional_information: about,
      timestamp: start(now, days, hour).toISOString(),
      end_timestamp: null,
      duration: null,
      visibility,
      items: [],
    }),
  );
}
