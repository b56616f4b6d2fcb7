import { type HeldQueue, keepHold } from '@site/api-contract';
import { type TestApi } from '../../../testing/api';

/** A consultant has this item open. Gives the answer that refuses a colleague's decision. */
export async function heldByColleague(api: TestApi, queue: HeldQueue, id: string) {
  const colleague = await api.asRole('CONSULTANT', { name: 'Bia Costa' });
  await colleague.send(keepHold, { params: { queue, id }, body: { takeOver: false } });
  return {
    status: 409,
    body: {
      reason: 'held-by-colleague',
      message: expect.stringMatching(
        /^Bia Costa está com est[ea] .* Assuma para continuar\.$/,
      ),
    },
  };
}
