import { eq } from 'drizzle-orm';
import { SYSTEM } from '#platform/security/audit';
import { testApi } from '../../testing/api';
import { moveProposal } from './move-proposal';
import { proposalEvents } from './proposal-events.table';
import { proposals } from './proposals.table';
import { readyCustomer, sentProposal } from './testing/ready-customer';

const api = testApi();

async function aProposal() {
  const { id } = await sentProposal(await readyCustomer(api));
  const [row] = await api.db.select().from(proposals).where(eq(proposals.id, id));
  if (!row) throw new Error('No proposal was sent');
  return row;
}

describe('a move of a proposal', () => {
  it('raises the revision and leaves an event and a trace', async () => {
    const row = await aProposal();
    const moved = await moveProposal(api.ports, api.db, {
      row,
      to: 'cancelada',
      party: 'customer',
      actor: { ...SYSTEM, id: row.userId, role: 'customer' },
      reason: 'Mudei de ideia.',
    });
    expect(moved).toMatchObject({ state: 'cancelada', revision: row.revision + 1 });
    const events = await api.db
      .select()
      .from(proposalEvents)
      .where(eq(proposalEvents.proposalId, row.id))
      .orderBy(proposalEvents.id);
    expect(events.at(-1)).toMatchObject({
      fromState: 'em_analise',
      toState: 'cancelada',
      actor: 'customer',
      actorId: row.userId,
      reason: 'Mudei de ideia.',
    });
    const traces = await api.trail('proposal-moved');
    expect(traces).toMatchObject([
      { personId: row.userId, subject: `proposal:${row.id}`, detail: 'cancelada' },
    ]);
  });

  it('that the table does not have is refused and changes nothing', async () => {
    const row = await aProposal();
    await expect(
      moveProposal(api.ports, api.db, {
        row,
        to: 'ativa',
        party: 'system',
        actor: SYSTEM,
      }),
    ).rejects.toMatchObject({ kind: 'conflict', details: { reason: 'proposal-moved' } });
    const [now] = await api.db.select().from(proposals).where(eq(proposals.id, row.id));
    expect(now).toEqual(row);
  });

  it('of a row that somebody moved meanwhile is refused with the state of now', async () => {
    const row = await aProposal();
    const consultant = { ...SYSTEM, role: 'CONSULTANT' as const };
    const approve = () =>
      moveProposal(api.ports, api.db, {
        row,
        to: 'aprovada',
        party: 'consultant',
        actor: consultant,
      });
    await approve();
    await expect(approve()).rejects.toMatchObject({
      message: 'Esta proposta mudou. Agora ela está assim: Aprovada.',
      details: {
        notifications: [
          { key: 'State', message: 'Aprovada' },
          { key: 'Revision', message: '2' },
        ],
      },
    });
  });
});
