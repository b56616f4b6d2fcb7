import { eq, sql } from 'drizzle-orm';
import {
  addBusinessDays,
  addDays,
  centavosFromReais,
  personTypeOfDocument,
  saoPauloDay,
} from '@site/contracts/brazil';
import { type ProposalActor, type ProposalState } from '@site/contracts/states';
import { type Database, rowsOf } from '../../platform/data/database';
import { type Ports } from '../../platform/ports';
import { baskets, proposals, simulations, users } from '../../tables';
import { priceToday } from '../simulations/pricing.service';
import { newSimulationCode } from '../simulations/simulation-code';
import {
  DEMO_CUSTOMERS,
  DEMO_PROPOSALS,
  type DemoCustomer,
  type DemoProposal,
} from './demo-proposals.data';
import { stepTimes, timeOf } from './demo-times';
import { recordMove } from './proposal-history';
import { proposalNumber } from './proposal-number';
import { addRequests } from './requested-documents.repository';

const HOUR_MS = 3_600_000;
const NO_PASSWORD = 'none'; // nothing verifies against it: these accounts can't be signed in to
const HOME = { city: 'São Paulo', state: 'SP', latitude: -23.5614, longitude: -46.6559 };

type SeedPorts = Pick<Ports, 'catalogue' | 'clock' | 'credit' | 'random' | 'config'>;
type Step = { to: ProposalState; actor: ProposalActor };

const SENT: Step[] = [
  { to: 'enviada', actor: 'customer' },
  { to: 'em_analise', actor: 'system' },
];
const APPROVED: Step[] = [...SENT, { to: 'aprovada', actor: 'consultant' }];
/** What follows the approval is made with the contract (`contracts.seed.ts`). */
const SIGNED: readonly ProposalState[] = ['contrato_assinado'];
const DRIVEN: readonly ProposalState[] = [
  ...SIGNED,
  'pagamento_confirmado',
  'entrega_agendada',
  'ativa',
];
const ROADS: Partial<Record<ProposalState, readonly ProposalState[]>> = {
  contrato_assinado: SIGNED,
  ativa: DRIVEN,
};
const PATHS: Partial<Record<ProposalState, Step[]>> = {
  em_analise: SENT,
  documentos_pendentes: [...SENT, { to: 'documentos_pendentes', actor: 'consultant' }],
  reprovada: [...SENT, { to: 'reprovada', actor: 'consultant' }],
  aprovada: APPROVED,
  contrato_assinado: APPROVED,
  ativa: APPROVED,
};

/** A proposal of the demo that was approved, and what its customer did from then on. */
export type ApprovedDemo = {
  proposalId: string;
  road: { to: ProposalState; at: Date }[];
};

/**
 * Demo proposals of several states and ages, with their history up to the approval;
 * returns those that go on as contracts. Needs catalogue, dealerships and demo accounts.
 */
export async function seedProposals(
  ports: SeedPorts,
  tx: Database,
): Promise<ApprovedDemo[]> {
  await seedCustomers(ports, tx);
  const consultantId = await idOf(tx, 'consultor@rodar.test');
  const seeded: ApprovedDemo[] = [];
  for (const demo of DEMO_PROPOSALS)
    seeded.push(await seedProposal(ports, tx, demo, consultantId));
  return seeded.filter(({ road }) => road.length > 0);
}

async function seedCustomers({ clock }: SeedPorts, tx: Database): Promise<void> {
  const today = saoPauloDay(clock.now());
  await tx.insert(users).values(
    DEMO_CUSTOMERS.map(({ email, name, document, cellphone }) => {
      const daysAgo = DEMO_PROPOSALS.find(({ customer }) => customer === email)?.daysAgo;
      // The evening before they sent their proposal.
      const at = timeOf(addDays(today, -(daysAgo ?? 0) - 1), '20:40');
      return {
        email,
        name,
        document,
        cellphone,
        personType: personTypeOfDocument(document),
        passwordHash: NO_PASSWORD,
        emailConfirmedAt: at,
        privacyAcceptedAt: at,
        registrationFinishedAt: at,
        createdAt: at,
        updatedAt: at,
      };
    }),
  );
}

async function seedProposal(
  ports: SeedPorts,
  tx: Database,
  demo: DemoProposal,
  consultantId: string,
): Promise<ApprovedDemo> {
  const now = ports.clock.now();
  const sentAt = timeOf(addDays(saoPauloDay(now), -demo.daysAgo), '09:20');
  const customerId = await idOf(tx, demo.customer);
  const {
    city,
    state,
    latitude,
    longitude,
  }: Pick<DemoCustomer, 'city' | 'state' | 'latitude' | 'longitude'> =
    DEMO_CUSTOMERS.find(({ email }) => email === demo.customer) ?? HOME;
  const [customer] = await tx
    .select({ personType: users.personType, document: users.document })
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
  const { choice, quote, priceTable } = await priceToday(ports, tx, {
    choice: { ...demo, dealershipId: String(dealershipId) },
    clientType,
    point: { latitude, longitude },
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
  const deliveryDate = addBusinessDays(saoPauloDay(sentAt), quote.delivery.businessDays);
  const road = ROADS[demo.state] ?? [];
  const times = stepTimes([...path.map(({ to }) => to), ...road], {
    sentAt,
    deliveryDays: quote.delivery.businessDays,
    now,
  });
  const [reached = 'em_analise'] = path.slice(-1).map(({ to }) => to);
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
    state: reached,
    revision: path.length - 1,
    monthlyCentavos: quote.monthlyCentavos,
    contractTotalCentavos: quote.contractTotalCentavos,
    deliveryDate,
    createdAt: sentAt,
    updatedAt: times[path.length - 1] ?? sentAt,
  });
  const { note, reasons } = await ports.credit.assess({
    document: customer?.document ?? '',
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
      at: times[index] ?? sentAt,
      ...(actor === 'consultant' && { reason: demo.reason, reasonCodes: demo.reasons }),
      ...(to === 'em_analise' && { note, reasonCodes: reasons }),
    });
    from = to;
  }
  await addRequests(tx, id, {
    documents: demo.documents ?? [],
    askedAt: times.at(-1) ?? sentAt,
  });
  return {
    proposalId: id,
    road: road.map((to, index) => ({ to, at: times[path.length + index] ?? now })),
  };
}

async function idOf(tx: Database, email: string): Promise<string> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email));
  if (!user) throw new Error(`No demo account ${email}`);
  return user.id;
}
