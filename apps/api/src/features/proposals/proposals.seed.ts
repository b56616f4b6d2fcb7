import { eq, sql } from 'drizzle-orm';
import {
  addBusinessDays,
  centavosFromReais,
  personTypeOfDocument,
  saoPauloDay,
} from '@site/contracts/brazil';
import { type ProposalActor, type ProposalState } from '@site/contracts/states';
import { type Database, rowsOf } from '../../platform/database';
import { type Ports } from '../../platform/ports';
import {
  baskets,
  paidInstallments,
  proposals,
  type QuoteSnapshot,
  simulations,
  users,
} from '../../tables';
import { planInstallments } from '../installments/plan';
import { calculate, isRefused } from '../simulations/calculation';
import { findDelivery } from '../simulations/delivery';
import { findOffer } from '../simulations/offers.repository';
import { newSimulationCode } from '../simulations/simulation-code';
import { assessBySandbox } from './credit-sandbox';
import {
  DEMO_CUSTOMERS,
  DEMO_PROPOSALS,
  type DemoCustomer,
  type DemoProposal,
} from './demo-proposals.data';
import { recordMove } from './proposal-history';
import { proposalNumber } from './proposal-number';

const HOUR_MS = 3_600_000;
const NO_PASSWORD = 'none'; // nothing verifies against it: these accounts can't be signed in to
const HOME = { city: 'São Paulo', state: 'SP', latitude: -23.5614, longitude: -46.6559 };

type SeedPorts = Pick<Ports, 'catalogue' | 'clock' | 'random' | 'config'>;
type Step = { to: ProposalState; actor: ProposalActor };

const SENT: Step[] = [
  { to: 'enviada', actor: 'customer' },
  { to: 'em_analise', actor: 'system' },
];
const APPROVED: Step[] = [...SENT, { to: 'aprovada', actor: 'consultant' }];
const SIGNED: Step[] = [...APPROVED, { to: 'contrato_assinado', actor: 'customer' }];
const PATHS: Partial<Record<ProposalState, Step[]>> = {
  em_analise: SENT,
  documentos_pendentes: [...SENT, { to: 'documentos_pendentes', actor: 'consultant' }],
  reprovada: [...SENT, { to: 'reprovada', actor: 'consultant' }],
  aprovada: APPROVED,
  contrato_assinado: SIGNED,
  ativa: [
    ...SIGNED,
    { to: 'pagamento_confirmado', actor: 'system' },
    { to: 'entrega_agendada', actor: 'customer' },
    { to: 'ativa', actor: 'system' },
  ],
};

/**
 * Demo proposals of several states and ages, with their history. Needs catalogue,
 * dealerships and demo accounts.
 */
export async function seedProposals(ports: SeedPorts, tx: Database): Promise<void> {
  await seedCustomers(ports, tx);
  const consultantId = await idOf(tx, 'consultor@rodar.test');
  for (const demo of DEMO_PROPOSALS) await seedProposal(ports, tx, demo, consultantId);
}

async function seedCustomers({ clock }: SeedPorts, tx: Database): Promise<void> {
  const now = clock.now();
  await tx.insert(users).values(
    DEMO_CUSTOMERS.map(({ email, name, document, cellphone }) => ({
      email,
      name,
      document,
      cellphone,
      personType: personTypeOfDocument(document),
      passwordHash: NO_PASSWORD,
      emailConfirmedAt: now,
      privacyAcceptedAt: now,
      registrationFinishedAt: now,
      createdAt: now,
      updatedAt: now,
    })),
  );
}

async function seedProposal(
  ports: SeedPorts,
  tx: Database,
  demo: DemoProposal,
  consultantId: string,
): Promise<void> {
  const sentAt = new Date(ports.clock.now().getTime() - demo.daysAgo * 24 * HOUR_MS);
  const customerId = await idOf(tx, demo.customer);
  const {
    city,
    state,
    latitude,
    longitude,
  }: Pick<DemoCustomer, 'city' | 'state' | 'latitude' | 'longitude'> =
    DEMO_CUSTOMERS.find(({ email }) => email === demo.customer) ?? HOME;
  const [customer] = await tx
    .select({ personType: users.personType })
    .from(users)
    .where(eq(users.id, customerId));
  const clientType = customer?.personType === 'PJ' ? 2 : 1;
  const sellerId = demo.seller ? await idOf(tx, demo.seller) : null;
  const {
    versionSlug,
    paint,
    term,
    km,
    addOns,
    origin,
    dealershipId,
    paymentMethod,
    dueDay,
  } = demo;
  const { choice, quote, priceTable } = await price(ports, tx, {
    demo,
    clientType,
    place: { latitude, longitude },
  });

  const simulation = { id: ports.random.uuid(), code: newSimulationCode() };
  await tx.insert(simulations).values({
    ...simulation,
    userId: customerId,
    clientType,
    city,
    state,
    latitude,
    longitude,
    dealershipId,
    sellerId,
    origin,
    createdAt: sentAt,
    contractedAt: sentAt,
  });
  await tx.insert(baskets).values({
    id: ports.random.uuid(),
    simulationId: simulation.id,
    revision: 1,
    versionSlug,
    paint,
    term,
    km,
    addOns,
    dealershipId,
    choice,
    quote,
    priceTable,
    validUntil: new Date(sentAt.getTime() + ports.config.PRICE_VALID_DAYS * 24 * HOUR_MS),
    createdAt: sentAt,
    updatedAt: sentAt,
  });

  const path = PATHS[demo.state] ?? SENT;
  const [next] = await rowsOf<{ running: number }>(
    tx,
    sql`select nextval('proposal_numbers')::int as running`,
  );
  const id = ports.random.uuid();
  const incomeCentavos = centavosFromReais(demo.income);
  await tx.insert(proposals).values({
    id,
    versionSlug,
    paint,
    term,
    km,
    choice,
    quote,
    priceTable,
    paymentMethod,
    dueDay,
    incomeCentavos,
    dealershipId,
    sellerId,
    origin,
    clientType,
    number: proposalNumber(sentAt, next?.running ?? 0),
    simulationId: simulation.id,
    simulationCode: simulation.code,
    userId: customerId,
    state: demo.state,
    revision: path.length - 1,
    monthlyCentavos: quote.monthlyCentavos,
    contractTotalCentavos: quote.contractTotalCentavos,
    deliveryDate: addBusinessDays(saoPauloDay(sentAt), quote.delivery.businessDays),
    createdAt: sentAt,
    updatedAt: stepTime(sentAt, path.length - 1),
  });
  const { note } = assessBySandbox({
    clientType,
    monthlyCentavos: quote.monthlyCentavos,
    incomeCentavos,
  });
  let from: ProposalState = 'rascunho';
  for (const [index, { to, actor }] of path.entries()) {
    const actorId =
      actor === 'customer'
        ? customerId
        : actor === 'consultant'
          ? consultantId
          : undefined;
    await recordMove(tx, id, {
      from,
      to,
      actor,
      actorId,
      at: stepTime(sentAt, index),
      ...(actor === 'consultant' && { reason: demo.reason }),
      ...(to === 'em_analise' && { note }),
    });
    from = to;
  }
  if (demo.state === 'ativa')
    await seedPaid(ports, tx, id, { demo, quote, path, sentAt });
}

/** A customer with the car has paid all that was due. */
async function seedPaid(
  { clock }: SeedPorts,
  tx: Database,
  proposalId: string,
  {
    demo,
    quote,
    path,
    sentAt,
  }: { demo: DemoProposal; quote: QuoteSnapshot; path: Step[]; sentAt: Date },
): Promise<void> {
  const dayOf = (state: ProposalState) =>
    saoPauloDay(
      stepTime(
        sentAt,
        path.findIndex(({ to }) => to === state),
      ),
    );
  const today = saoPauloDay(clock.now());
  const plan = planInstallments({
    ...quote,
    term: demo.term,
    dueDay: demo.dueDay,
    signedOn: dayOf('contrato_assinado'),
    deliveredOn: dayOf('ativa'),
  });
  const due = plan.filter(
    ({ kind, dueDate }) => kind === 'mensalidade' && dueDate < today,
  );
  await tx.insert(paidInstallments).values(
    due.map(({ number, dueDate }) => ({
      proposalId,
      number,
      paidAt: new Date(`${dueDate}T15:00:00Z`),
    })),
  );
}

/** Sent and analysed at once, then a step every seven hours. */
function stepTime(sentAt: Date, index: number): Date {
  return new Date(sentAt.getTime() + Math.max(0, index - 1) * 7 * HOUR_MS);
}

async function price(
  ports: SeedPorts,
  tx: Database,
  {
    demo,
    clientType,
    place,
  }: {
    demo: DemoProposal;
    clientType: 1 | 2;
    place: { latitude: number; longitude: number };
  },
) {
  const choice = { ...demo, dealershipId: String(demo.dealershipId) };
  const catalogue = await ports.catalogue.now(tx);
  const offer = await findOffer(tx, { catalogue, choice, clientType });
  if (!offer) throw new Error(`No version ${demo.versionSlug}`);
  const result = calculate(
    {
      ...offer,
      delivery: await findDelivery(ports, tx, {
        catalogue,
        car: { ...offer, paint: demo.paint },
        place,
      }),
    },
    choice,
    clientType,
  );
  if (isRefused(result))
    throw new Error(result.notifications.map(({ message }) => message).join(' '));
  return result;
}

async function idOf(tx: Database, email: string): Promise<string> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email));
  if (!user) throw new Error(`No demo account ${email}`);
  return user.id;
}
