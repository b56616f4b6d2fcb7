import { eq } from 'drizzle-orm';
import { DAY_MS } from '@site/api-contract/brazil';
import { type ProposalState } from '@site/api-contract/sales';
import { testApi } from '../../../testing/api';
import { proposalEvents } from '../proposal-events.table';
import { proposals } from '../proposals.table';
import { readyCustomer, sentProposal } from '../testing/ready-customer';
import { expireIdle } from './expire-idle';

const api = testApi();

/** A proposal last touched at noon of 23/11/2026, and its mails since. */
async function idle(state: ProposalState) {
  const customer = await readyCustomer(api);
  const { id } = await sentProposal(customer);
  await api.db.update(proposals).set({ state }).where(eq(proposals.id, id));
  const before = (await api.mails()).length;
  const row = async () => {
    const [found] = await api.db.select().from(proposals).where(eq(proposals.id, id));
    return found;
  };
  const subjects = async () =>
    (await api.mails())
      .slice(before)
      .map(({ subject }) => subject.split(' ').slice(2).join(' '));
  return { id, row, subjects };
}
const run = () => expireIdle(api.ports, api.db);

describe('an idle proposal', () => {
  it.each<ProposalState>(['documentos_pendentes', 'aprovada'])(
    '%s expires on the day after the thirtieth, once, with a mail',
    async (state) => {
      const { id, row, subjects } = await idle(state);
      api.clock.advance(30 * DAY_MS);
      await run();
      expect((await row())?.state).toBe(state);
      api.clock.advance(DAY_MS);
      const runs = await Promise.all([run(), run()]);
      expect(runs.map(({ done }) => done).sort()).toEqual([0, 1]);
      expect(await run()).toEqual({ done: 0 });
      expect((await row())?.state).toBe('expirada');
      const [event] = await api.db
        .select()
        .from(proposalEvents)
        .where(eq(proposalEvents.proposalId, id))
        .orderBy(proposalEvents.id)
        .offset(2);
      expect(event).toMatchObject({ fromState: state, actor: 'system', actorId: null });
      expect((await subjects()).filter((subject) => subject === 'expirada')).toHaveLength(
        1,
      );
    },
  );

  it('is said to expire seven days before, once', async () => {
    const { subjects } = await idle('aprovada');
    api.clock.advance(22 * DAY_MS);
    await run();
    expect(await subjects()).toEqual([]);
    api.clock.advance(DAY_MS);
    await Promise.all([run(), run()]);
    api.clock.advance(DAY_MS);
    await run();
    expect(await subjects()).toEqual(['vale até 23/12/2026']);
    expect((await api.mails()).at(-1)?.bodyText).toContain(
      'está aprovada e espera a assinatura do contrato.',
    );
  });

  it('is reminded again when it was touched since', async () => {
    const { id, subjects } = await idle('documentos_pendentes');
    api.clock.advance(25 * DAY_MS);
    await run();
    await api.db
      .update(proposals)
      .set({ updatedAt: api.clock.now() })
      .where(eq(proposals.id, id));
    await run();
    api.clock.advance(23 * DAY_MS);
    await run();
    expect(await subjects()).toHaveLength(2);
  });

  it.each<ProposalState>(['em_analise', 'reprovada', 'ativa'])(
    '%s waits for nobody and stays',
    async (state) => {
      const { row, subjects } = await idle(state);
      api.clock.advance(90 * DAY_MS);
      expect(await run()).toEqual({ done: 0 });
      expect((await row())?.state).toEqual(state);
      expect(await subjects()).toEqual([]);
    },
  );
});
