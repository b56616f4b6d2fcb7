import { type Database } from '#platform/data/database';

/** The result of `ask`, and its number of selects. */
export async function countQueries<Answer>(
  db: Database,
  ask: () => Promise<Answer>,
): Promise<{ answer: Answer; queries: number }> {
  const select = jest.spyOn(db, 'select');
  const answer = await ask();
  const { length: queries } = select.mock.calls;
  select.mockRestore();
  return { answer, queries };
}
