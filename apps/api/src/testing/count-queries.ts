import { type Database } from '#platform/data/database';

/** What `ask` gives, and how many selections from the database it took. */
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
