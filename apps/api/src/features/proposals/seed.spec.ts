import { eq } from 'drizzle-orm';
import { listProposals, signIn } from '@site/contracts';
import {
  addDays,
  isValidDocument,
  nextBusinessDay,
  saoPauloDay,
} from '@site/contracts/brazil';
import { hashPassword } from '../../platform/security/passwords';
import { seedDemoAccounts } from '../../seed/demo-accounts';
import { proposalEvents, proposals, users } from '../../tables';
import { testApi } from '../../testing/api';
import { contractFacts, findContract } from '../contracts/contracts.repository';
import { seedContracts } from '../contracts/contracts.seed';
import { installmentStateOf, lateInstallments } from '../ledger/statement.rules';
import { stepTimes, timeOf } from './demo-times';
import { seedProposals } from './proposals.seed';

const api = testApi();
const PASSWORD = 'Ipe-Amarelo-2026';
let passwordHash: string;

describe('the demo proposals', () => {
  beforeAll(async () => {
    passwordHash = await hashPassword(api.ports.config, PASSWORD);
  });
  beforeEach(() =>
    api.db.transaction(async (tx) => {
      await seedDemoAccounts(api.ports, tx, passwordHash);
      await seedContracts(api.ports, tx, await seedProposals(api.ports, tx));
    }),
  );

  const seenBy = async (email: string) => {
    const visitor = api.asAnyone();
    const { data } = await visitor.send(signIn, { body: { email, password: PASSWORD } });
    visitor.token = data.token;
    return (await visitor.send(listProposals, { query: { limit: '50' } })).data;
  };

  it('are ten for the consultant, eight for the dealer of Rodar Paulista and five for its seller', async () => {
    expect((await seenBy('consultor@rodar.test')).total).toBe(10);
    const dealer = await seenBy('dealer@rodar.test');
    expect(dealer.total).toBe(8);
    expect(
      dealer.items.every(({ dealershipName }) => dealershipName === 'Rodar Paulista'),
    ).toBe(true);
    expect(dealer.counts).toMatchObject({
      em_analise: 3,
      documentos_pendentes: 1,
      aprovada: 1,
      reprovada: 1,
      contrato_assinado: 1,
      ativa: 1,
    });
    expect(
      (await seenBy('vendedor@rodar.test')).items.map(({ sellerName }) => sellerName),
    ).toEqual(Array.from({ length: 5 }, () => 'Diego Ramos'));
    expect((await seenBy('vendedor2@rodar.test')).total).toBe(0);
  });

  it('give the demo customer an active contract', async () => {
    expect((await seenBy('cliente@rodar.test')).items).toMatchObject([
      { state: 'ativa', modelSlug: 'aroeira', monthly: 2637 },
    ]);
  });

  it('give that contract a ledger in which all that fell due was paid, and mail nobody about that past', async () => {
    const { items } = await seenBy('cliente@rodar.test');
    const found = await findContract(api.db, items[0]?.id ?? '');
    if (!found) throw new Error('The demo customer has no contract');
    const { entries } = await contractFacts(api.db, found);
    const today = saoPauloDay(api.clock.now());
    expect(installmentStateOf(entries, 1, today)?.state).toBe('paga');
    expect(lateInstallments(entries, today)).toEqual([]);
    expect(await api.mails()).toEqual([]);
  });

  it('have valid documents, a history that ends in their state, and a revision for each step', async () => {
    for (const { document } of await api.db.select().from(users))
      if (document)
        expect([document, isValidDocument(document)]).toEqual([document, true]);
    const events = await api.db.select().from(proposalEvents).orderBy(proposalEvents.id);
    for (const { id, state, updatedAt } of await api.db.select().from(proposals)) {
      const last = events.filter(({ proposalId }) => proposalId === id).at(-1);
      expect(last).toMatchObject({ toState: state, at: updatedAt });
    }
  });

  it('went their way at times at which people work, none on one day from sending to driving', async () => {
    const [active] = await api.db
      .select()
      .from(proposals)
      .where(eq(proposals.state, 'ativa'));
    const events = await api.db
      .select({ to: proposalEvents.toState, at: proposalEvents.at })
      .from(proposalEvents)
      .where(eq(proposalEvents.proposalId, active?.id ?? ''))
      .orderBy(proposalEvents.id);
    const dayOf = (state: string) =>
      saoPauloDay(events.find(({ to }) => to === state)?.at ?? new Date(0));
    expect(new Set(events.map(({ at }) => saoPauloDay(at))).size).toBeGreaterThanOrEqual(
      5,
    );
    expect(dayOf('pagamento_confirmado')).toBe(
      nextBusinessDay(addDays(dayOf('contrato_assinado'), 1)),
    );
    expect(dayOf('ativa')).toBe(active?.deliveryDate);
    const [customer] = await api.db
      .select()
      .from(users)
      .where(eq(users.id, active?.userId ?? ''));
    expect(customer?.createdAt.getTime()).toBeLessThan(active?.createdAt.getTime() ?? 0);
  });

  it.each(['2026-11-22T03:10:00Z', '2026-11-22T14:00:00Z', '2026-11-23T11:05:00Z'])(
    'are all in the past and in order, also when the demo begins at %s',
    (instant) => {
      const now = new Date(instant);
      for (const daysAgo of [1, 2, 3, 9]) {
        const sentAt = timeOf(addDays(saoPauloDay(now), -daysAgo), '09:20');
        const times = stepTimes(['enviada', 'em_analise', 'aprovada'], {
          sentAt,
          deliveryDays: 30,
          now,
        }).map((time) => time.getTime());
        expect(times).toEqual([...times].sort((one, other) => one - other));
        expect(Math.max(...times)).toBeLessThan(now.getTime());
        expect(new Set(times).size).toBe(3);
      }
    },
  );

  it('belong to people who can’t be signed in to', async () => {
    expect(
      (
        await api.asAnyone().send(signIn, {
          body: { email: 'joana.ferraz@rodar.test', password: PASSWORD },
        })
      ).status,
    ).toBe(401);
  });
});
