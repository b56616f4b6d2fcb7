import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { getProposal } from '@site/api-contract';
import { auditEntries } from '#platform/security/audit.table';
import { users } from '../../identity/accounts/accounts.table';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { twoOfEach } from './testing/two-of-each';

const api = testApi();
const MISSING = 'Não encontramos essa proposta.';

describe('one proposal', () => {
  it('of somebody else answers like one that does not exist', async () => {
    const { diego, beatriz, paulista, batel, ana, joao, byDiego, ofPaulista, ofBatel } =
      await twoOfEach(api);
    const hidden: [TestClient, string][] = [
      [joao, byDiego.id],
      [ana, ofBatel.id],
      [batel, byDiego.id],
      [paulista, ofBatel.id],
      [diego, ofPaulista.id],
      [beatriz, byDiego.id],
      [ana, randomUUID()],
    ];
    for (const [viewer, id] of hidden) {
      const { status, body } = await viewer.send(getProposal, { params: { id } });
      expect(status).toBe(404);
      expect(body.message).toEqual(MISSING);
    }
    for (const viewer of [diego, paulista, ana])
      expect(
        (await viewer.send(getProposal, { params: { id: byDiego.id } })).status,
      ).toBe(200);
  });

  it('shows income to consultants and the owner alone, and the sandbox note to consultants alone', async () => {
    const { diego, paulista, consultant, ana, byDiego } = await twoOfEach(api);
    const seenBy = async (viewer: TestClient) =>
      (await viewer.send(getProposal, { params: { id: byDiego.id } })).data;
    expect((await seenBy(paulista)).income).toBe(null);
    expect((await seenBy(diego)).income).toBe(null);
    expect((await seenBy(consultant)).income).toBe(12_500);
    expect((await seenBy(ana)).income).toBe(12_500);
    expect((await seenBy(ana)).history.at(-1)?.reason).toBeNull();
    expect((await seenBy(paulista)).history.at(-1)?.reason).toBeNull();
    expect((await seenBy(consultant)).history.at(-1)?.reason).toContain(
      'Cabe no limite de 30%.',
    );
  });

  it('needs an id that is one', async () => {
    const consultant = await api.asRole('CONSULTANT');
    for (const id of ['1', '%00', '%ff', "'"])
      expect((await consultant.request({ url: `/api/v1/proposals/${id}` })).status).toBe(
        400,
      );
  });
});

it('tells dealers and sellers how to reach the customer, and the trail names who opened it', async () => {
  const { diego, paulista, consultant, ana, byDiego } = await twoOfEach(api);
  await api.db
    .update(users)
    .set({ cellphone: '11987654321' })
    .where(eq(users.id, ana.userId));
  for (const viewer of [diego, paulista, consultant, ana]) {
    const { data } = await viewer.send(getProposal, { params: { id: byDiego.id } });
    expect(data.customerEmail).toMatch(/^[^•]+@/);
    expect(data.customerPhone).toBe('11987654321');
  }
  const opened = await api.db
    .select({ by: auditEntries.actorId, person: auditEntries.personId })
    .from(auditEntries)
    .where(eq(auditEntries.action, 'proposal-viewed'))
    .orderBy(auditEntries.id);
  expect(opened).toEqual(
    [diego, paulista, consultant].map(({ userId }) => ({
      by: userId,
      person: ana.userId,
    })),
  );
});
