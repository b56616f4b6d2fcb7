import { testApi } from '../../testing/api';
import { inBatches } from './in-batches';

const api = testApi();
const ids = Array.from(
  { length: 401 },
  (_, index) => `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
);

describe('a job that goes through its rows in batches', () => {
  it('comes to each row once, also beyond the first batches', async () => {
    const visited: string[] = [];
    const { done } = await inBatches(api.db, {
      candidates: (after, limit) =>
        Promise.resolve(ids.filter((id) => id > after).slice(0, limit)),
      work: (_tx, id) => Promise.resolve(visited.push(id) && 1),
    });
    expect(visited).toEqual(ids);
    expect(done).toBe(ids.length);
  });

  it('counts what the rows say was done', async () => {
    const { done } = await inBatches(api.db, {
      candidates: () => Promise.resolve(ids.slice(0, 3)),
      work: (_tx, id) => Promise.resolve(id === ids[1] ? 0 : 2),
    });
    expect(done).toBe(4);
  });
});
