import type { Query } from 'mongoose';

/** How the database answered a query. */
export interface Explained {
  executionStats: { nReturned: number; totalDocsExamined: number; totalKeysExamined: number };
  queryPlanner: { winningPlan: unknown };
}

/** Has the database explain how it answers a query, just as the service asks it. */
export async function explained(query: Query<unknown, unknown>): Promise<Explained> {
  return (await query.explain('executionStats')) as unknown as Explained;
}
