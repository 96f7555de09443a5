import { peopleIn, personCopySchema, type ServiceDefinition } from '@coaching/service-kit';
import type { Connection } from 'mongoose';
import { calendarFeedsIn, feedSchema } from './calendar/calendar-feeds';
import { calendarHandlers } from './calendar/calendar-handlers';
import { cycleSchema, cyclesIn } from './caseload/cycles';
import { getCaseload } from './caseload/get-caseload';
import { saveCoachingCycle, saveUsualCycle } from './caseload/save-cycles';
import { stepCopySchema, stepsIn, storeSteps } from './caseload/step-copy';
import { getInteractions } from './interactions/get-interactions';
import { getInteractionsWithClient } from './interactions/get-interactions-with-client';
import { interactionSchema } from './interactions/interaction-record';
import { interactionsIn } from './interactions/interactions-repository';
import { coachOf, storeInteractions } from './interactions/store-interactions';
import { logHandlers } from './logs/log-handlers';
import { logNamesOf } from './logs/log-names';
import { reportHandlers } from './monthly-report/report-handlers';
import { noteSettledMails, sendReports } from './monthly-report/send-reports';
import { subscriptionSchema, subscriptionsIn } from './monthly-report/subscriptions';
import { coachLogSchema } from './months/coach-logs';
import { countMonths } from './months/count-months';
import { countedCoachSchema } from './months/counted-coaches';
import { generationsSchema } from './months/generations';
import { logTalliesIn } from './months/log-tallies';
import { logTallySchema } from './months/log-tally';
import { rebuiltMonths } from './months/rebuild-months';
import { moves } from './moves';
import { namesOn } from './names/names';
import { pendingNameSchema, pendingNamesIn } from './names/pending-names';
import { putPendingNames } from './names/put-pending-names';
import { organizationCopySchema, organizationsIn } from './organizations/organizations-repository';
import { storeOrganizations } from './organizations/store-organizations';
import { storePeopleOfInteractions } from './people/store-people';
import { getPictures } from './pictures/get-pictures';
import { storeTools } from './tools/store-tools';
import { toolCopySchema, toolsIn } from './tools/tools-repository';
import { tallySchema } from './totals/tally';
import { totalsIn } from './totals/totals-repository';
import { countOldRows } from './upgrade/count-old-rows';

/** Copies of what other domains own. */
const copiesIn = (connection: Connection) => ({
  people: peopleIn(connection),
  tools: toolsIn(connection),
  organizations: organizationsIn(connection),
});

/** What reports of months are made from. */
const reportPartsIn = (connection: Connection) => {
  const { people, tools, organizations } = copiesIn(connection);
  return {
    people,
    organizations,
    interactions: interactionsIn(connection),
    steps: stepsIn(connection),
    tallies: logTalliesIn(connection),
    names: logNamesOf(people, organizations, tools),
    subscriptions: subscriptionsIn(connection),
  };
};

/** What happened across the domains, as lists and logs show it. */
export const reportsService: ServiceDefinition<'reports'> = {
  name: 'reports',
  schemas: {
    Interaction: interactionSchema,
    Tally: tallySchema,
    LogTally: logTallySchema,
    CoachLog: coachLogSchema,
    Generations: generationsSchema,
    CountedCoach: countedCoachSchema,
    PendingName: pendingNameSchema,
    OrganizationCopy: organizationCopySchema,
    ToolCopy: toolCopySchema,
    PersonCopy: personCopySchema,
    StepCopy: stepCopySchema,
    Cycle: cycleSchema,
    CalendarFeed: feedSchema,
    MonthlyReport: subscriptionSchema,
  },
  handlers({ connection }) {
    const [interactions, totals] = [interactionsIn(connection), totalsIn(connection)];
    const [people, organizations] = [peopleIn(connection), organizationsIn(connection)];
    const tallies = logTalliesIn(connection);
    const names = logNamesOf(people, organizations, toolsIn(connection));
    const steps = stepsIn(connection);
    const cycles = cyclesIn(connection);
    return {
      getInteractions: getInteractions(interactions, totals, people),
      getInteractionsWithClient: getInteractionsWithClient(interactions, totals, people),
      ...logHandlers({ interactions, people, organizations, tallies, names }),
      getCaseload: getCaseload({ interactions, tallies, steps, cycles, people, organizations }),
      getPictures: getPictures({ interactions, steps, people, organizations, tallies, names }),
      ...calendarHandlers({ feeds: calendarFeedsIn(connection), people, interactions }),
      ...reportHandlers({ subscriptions: subscriptionsIn(connection), organizations }),
      saveCoachingCycle: saveCoachingCycle({ cycles, people }),
      saveUsualCycle: saveUsualCycle({ cycles }),
    };
  },
  // Each copy and row bears the revision of the word it is from, and an older one is passed over. Rows of a coach change
  // the same counts.
  reactsInAnyOrder: coachOf,
  reactions({ connection }) {
    const interactions = interactionsIn(connection);
    const copies = copiesIn(connection);
    const names = namesOn(interactions, { ...copies, pending: pendingNamesIn(connection) });
    const { people, tools, organizations } = copies;
    return {
      ...storeOrganizations(organizations, names),
      ...storePeopleOfInteractions(people, names),
      ...storeTools(tools, names),
      ...storeInteractions(copies, interactions),
      ...storeSteps(stepsIn(connection)),
      ...noteSettledMails(subscriptionsIn(connection)),
    };
  },
  // What others publish again comes as events; what is counted here is counted anew beside it.
  republish: rebuiltMonths,
  moves,
  work(context) {
    const { connection } = context;
    const interactions = interactionsIn(connection);
    const pending = pendingNamesIn(connection);
    const names = namesOn(interactions, { ...copiesIn(connection), pending });
    const works = [
      countOldRows(context, interactions),
      putPendingNames(context, pending, names),
      countMonths(context),
      sendReports(context, reportPartsIn(connection)),
    ];
    return {
      async stop() {
        await Promise.all(works.map((work) => work.stop()));
      },
    };
  },
};
