import type { Handler, People, ServiceContext, Tally, Tools } from '@coaching/service-kit';
import { presentEmbed } from '@coaching/service-kit';
import { placeOf } from '../bank/bank-keys';
import { questionView } from '../bank/scopes';
import type { Organizations } from '../organizations/organization-copy';
import { requireReadableTool } from '../tools/require-tool';
import { workingAt } from '../tools/working-at';
import { offeredBy } from './offered-by';
import { type Questions, questionTallySchema } from './questions-repository';

interface Stores {
  questions: Questions;
  organizations: Organizations;
  people: People;
  tools: Tools;
}

const byName = (one: { username: string }, other: { username: string }) =>
  one.username.localeCompare(other.username);

/** Whose questions there are, by what is counted of each list: as fast of ten thousand questions as of ten. */
export const getQuestionOwners = (
  { questions, organizations, people, tools }: Stores,
  { connection }: Pick<ServiceContext, 'connection'>,
): Handler<'getQuestionOwners'> => {
  const tallies = connection.model<Tally>('QuestionTally', questionTallySchema);

  /** Uids of who made questions of a list. */
  async function makersIn(tool: string, scope: string): Promise<string[]> {
    const begin = placeOf(tool, scope, { user: '-' }).slice(0, -1);
    const lists = { _id: { $gte: begin, $lt: `${begin}\uffff` }, rows: { $gt: 0 } };
    const found = await tallies.find(lists, { _id: 1 }).lean<Pick<Tally, '_id'>[]>();
    return found.map(({ _id }) => _id.slice(begin.length));
  }

  return async ({ actor, params: { question_type } }) => {
    const tool = await requireReadableTool(tools, actor, question_type);
    const { organization_uid } = workingAt(actor, tool);
    const view = questionView(actor, organization_uid);
    const isOffered = async (scopes: readonly string[]) => {
      const rows = await questions.tallies.count(scopes.map((scope) => placeOf(question_type, scope)));
      return rows.some((count) => count > 0);
    };
    const offers = async (offered: 'organization' | 'program' | 'system', program_uid?: string) =>
      isOffered((await offeredBy(organizations, view, { offered, program_uid, organization_uid })).scopes);

    const here = organization_uid === null ? null : await organizations.find(organization_uid);
    const [makers, organization, system, ...inPrograms] = await Promise.all([
      Promise.all(view.scopes.map((scope) => makersIn(question_type, scope))),
      offers('organization'),
      offers('system'),
      ...(here?.programs ?? []).map(async ({ uid, program_name }) =>
        (await offers('program', uid))
          ? [{ program_uid: uid, program_name, organization_uid: here!.uid }]
          : [],
      ),
    ]);
    const known = await people.findAll([...new Set(makers.flat())]);
    const users = [...known.values()].map(presentEmbed).sort(byName);
    return { owners: { users, organization, programs: inPrograms.flat(), system } };
  };
};
