import type { Connection, Query } from 'mongoose';
import { explained } from './explained';

/** What the store looks at while something is asked, as it explains each query that the service makes of a model. */
export async function lookedAt(
  connection: Connection,
  model: string,
  ask: () => Promise<unknown>,
): Promise<{ rows: number; isScanned: boolean; isSorted: boolean }> {
  const made: Query<unknown, unknown>[] = [];
  const find = jest.spyOn(connection.model(model), 'find');
  await ask();
  for (const { value } of find.mock.results) made.push(value as Query<unknown, unknown>);
  find.mockRestore();
  const plans = await Promise.all(made.map((each) => explained(each.clone())));
  // What is explained has no end: of a query with a limit no more is looked at than that, and what is left out.
  const rowsOf = (at: number) =>
    Math.min(
      plans[at]!.executionStats.totalDocsExamined,
      made[at]!.getOptions().limit ?? Number.POSITIVE_INFINITY,
    );
  return {
    rows: plans.reduce((sum, _, at) => sum + rowsOf(at), 0),
    isScanned: JSON.stringify(plans).includes('"COLLSCAN"'),
    isSorted: JSON.stringify(plans.map(({ queryPlanner }) => queryPlanner.winningPlan)).includes('"SORT"'),
  };
}
