import type { GrowthPlace } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import { openToAdministrators, ownBy, sharedInteractions, WITHOUT_ID } from '@coaching/service-kit';
import type { Model, PipelineStage, QueryFilter } from 'mongoose';
import type { InstanceRecord } from '../instances/instance-record';
import type { MonthCount } from './group-growth';
import type { ScoredIn } from './people-in-no-group';

/** Of an instance what growth is made of, and what says who may read it. */
export type GrowthRecord = Omit<
  InstanceRecord,
  'began' | 'ended' | 'additional_information' | 'summary' | 'left_over'
>;

/** A coachee who was scored by a rubric. */
export interface ScoredClient {
  tool_uid: string;
  client_uid: string;
}

/** Finished instances of a rubric in a place, from a moment on and before another. */
export interface InPlace {
  tool_uid: string;
  place: GrowthPlace;
  from: Date;
  before: Date;
  /** Also those that administrators do not read, as they were written while they saw counts alone. */
  withCountsOnly: boolean;
}

const WITHOUT_WORDS = {
  ...WITHOUT_ID,
  began: 0,
  ended: 0,
  additional_information: 0,
  summary: 0,
  left_over: 0,
  'self_score.items': 0,
  'self_score.left_over': 0,
} as const;

const placed = ({ program_uid, organization_uid }: GrowthPlace) => ({
  ...(program_uid !== undefined && { program_uid }),
  ...(organization_uid !== undefined && { organization_uid }),
});

const inPlace = ({
  tool_uid,
  place,
  from,
  before,
  withCountsOnly,
}: InPlace): QueryFilter<InstanceRecord> => ({
  ...placed(place),
  tool_uid,
  finished: true,
  timestamp: { $gte: from, $lt: before },
  ...((withCountsOnly
    ? sharedInteractions
    : { ...sharedInteractions, ...openToAdministrators }) as QueryFilter<InstanceRecord>),
});

/** Of each person the last instance of each month, and of these how many have which level in which row. */
const countedByMonth: PipelineStage[] = [
  { $sort: { timestamp: 1, uid: 1 } },
  {
    $group: {
      _id: { year: { $year: '$timestamp' }, month: { $month: '$timestamp' }, clients: '$clients' },
      version: { $last: '$version' },
      items: { $last: '$items' },
    },
  },
  { $unwind: '$items' },
  { $match: { 'items.column_uid': { $ne: null } } },
  {
    $group: {
      _id: {
        year: '$_id.year',
        month: '$_id.month',
        version: '$version',
        row_uid: '$items.uid',
        column_uid: '$items.column_uid',
      },
      people: { $sum: 1 },
    },
  },
];

interface Counted {
  _id: Pick<MonthCount, 'version' | 'row_uid' | 'column_uid'> & { year: number; month: number };
  people: number;
}

/** What growth is read from; sums are made where the instances are, so that they need not travel. */
export const growthIn = (model: Model<InstanceRecord>) => ({
  /** The finished instances of a rubric with a coachee. */
  ofPerson: (tool_uid: string, client_uid: string) =>
    model
      .find({ clients: client_uid, tool_uid, finished: true }, { ...WITHOUT_WORDS, 'items.notes': 0 })
      .lean<GrowthRecord[]>(),
  /** The finished instances, of any rubric, with a coachee. */
  ofCoachee: (client_uid: string) =>
    model
      .find({ clients: client_uid, finished: true }, { ...WITHOUT_WORDS, items: 0 })
      .lean<Omit<GrowthRecord, 'items'>[]>(),
  /** The finished instances in a place. */
  inPlace: (asked: InPlace) => model.find(inPlace(asked)),
  async countByMonth(asked: InPlace): Promise<MonthCount[]> {
    const match = { $match: { ...inPlace(asked), deleted_at: null } };
    const slim = {
      $project: { timestamp: 1, uid: 1, clients: 1, version: 1, 'items.uid': 1, 'items.column_uid': 1 },
    };
    const sums = await model.aggregate<Counted>([match, slim, ...countedByMonth] as PipelineStage[]);
    return sums.map(({ _id: { year, month, ...count }, people }) => ({
      ...count,
      month: new Date(Date.UTC(year, month - 1, 1)),
      people,
    }));
  },
  /** How many people were scored there. */
  async countPeople(asked: InPlace): Promise<number> {
    return (await model.distinct('clients', inPlace(asked))).length;
  },
  /** The organisation of a program; null where nobody was scored in it. */
  async organizationOf(program_uid: string): Promise<string | null> {
    const instance = await model
      .findOne({ program_uid }, { _id: 0, organization_uid: 1 })
      .lean<Pick<InstanceRecord, 'organization_uid'>>();
    return instance?.organization_uid ?? null;
  },
  /** Who was scored there in which program. */
  async scoredIn(asked: InPlace): Promise<ScoredIn[]> {
    const found = await model.aggregate<{ _id: { clients: string[]; program_uid: string | null } }>([
      { $match: { ...inPlace(asked), deleted_at: null } },
      { $group: { _id: { clients: '$clients', program_uid: '$program_uid' } } },
    ] as PipelineStage[]);
    return found.map(({ _id: { clients, program_uid } }) => ({ client_uid: clients[0]!, program_uid }));
  },
  /** Whom a coach has scored, by which rubrics. */
  async scoredBy(coach: Actor): Promise<ScoredClient[]> {
    const found = await model.aggregate<{ _id: { tool_uid: string; clients: string[] } }>([
      { $match: { ...ownBy(coach), finished: true, deleted_at: null } },
      { $group: { _id: { tool_uid: '$tool_uid', clients: '$clients' } } },
    ]);
    return found.map(({ _id: { tool_uid, clients } }) => ({ tool_uid, client_uid: clients[0]! }));
  },
  /** Uids of the rubrics that people were scored by in these places. */
  usedIn: async (organization_uids: string[], program_uids: string[]): Promise<string[]> => {
    const places = [{ organization_uid: { $in: organization_uids } }, { program_uid: { $in: program_uids } }];
    const found = await Promise.all(
      places.map((place) =>
        model.distinct('tool_uid', {
          ...place,
          finished: true,
          ...(sharedInteractions as QueryFilter<InstanceRecord>),
        }),
      ),
    );
    return [...new Set(found.flat())];
  },
});
export type Growth = ReturnType<typeof growthIn>;
