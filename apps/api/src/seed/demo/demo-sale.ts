import { eq } from 'drizzle-orm';
import { type Decision } from '@site/api-contract';
import { addDays, saoPauloDay } from '@site/api-contract/brazil';
import { type ProposalState } from '@site/api-contract/sales';
import { mailAt } from '@site/brand';
import { askSignaturePin } from '../../contracts/contracts/ask-signature-pin';
import { signProposal } from '../../contracts/contracts/sign/signature.service';
import { showDraft } from '../../contracts/contracts/text/contract-papers';
import { users } from '../../identity/accounts/accounts.table';
import { decideProposal } from '../../sales/proposals/analysis/decide-proposal.service';
import { cancelProposal } from '../../sales/proposals/end/cancel-proposal.service';
import { expireIdle } from '../../sales/proposals/end/expire-idle';
import { proposals } from '../../sales/proposals/proposals.table';
import { sendProposal } from '../../sales/proposals/send/submit-proposal.service';
import { baskets } from '../../sales/simulations/baskets.table';
import { priceToday } from '../../sales/simulations/pricing/pricing.service';
import { newSimulationCode } from '../../sales/simulations/simulation-code';
import { simulations } from '../../sales/simulations/simulations.table';
import { type DemoLife, pathTo } from './demo-life';
import { DEMO_CUSTOMERS, HOME } from './demo-people.data';
import { DEMO_PIN, type Part, partOf, type Stage } from './demo-stage';
import { stepTimes, timeOf } from './demo-times';

/** Days after which an unused answer has expired, and one more. */
const IDLE_DAYS = 31;
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** A proposal of the demo, with its sender and the times of its steps. */
export type Sale = {
  life: DemoLife;
  proposalId: string;
  customer: Part;
  timeOf(state: ProposalState): Date;
};

/**
 * Takes a demo customer from the simulation to the decision and the signature, by the
 * services and at the time of each step.
 */
export async function sell(stage: Stage, life: DemoLife): Promise<Sale> {
  const customer = await partOf(stage, life.customer);
  const sentAt = timeOf(addDays(saoPauloDay(stage.now), -life.daysAgo), '09:20');
  const basket = await simulate(stage, life, { customer, sentAt });
  const path = pathTo(life.state);
  const times = stepTimes(path, { sentAt, now: stage.now });
  const time = (state: ProposalState) => times[path.indexOf(state)] ?? stage.now;
  const proposalId = await sendProposal(stage.at(time('enviada')), stage.tx, {
    sender: {
      viewer: customer.viewer,
      actor: customer.actor,
      sessionId: undefined,
      attribution: {},
    },
    simulationId: basket.simulationId,
    request: {
      basketId: basket.id,
      revision: 1,
      paymentMethod: life.paymentMethod,
      dueDay: life.dueDay,
      income: life.income,
      acceptedSummary: true,
      acceptedPlace: true,
    },
  });
  const sale: Sale = { life, proposalId, customer, timeOf: time };
  for (const state of path) await decide(stage, sale, state);
  if (path.includes('contrato_assinado')) await sign(stage, sale);
  return sale;
}

async function simulate(
  stage: Stage,
  life: DemoLife,
  { customer, sentAt }: { customer: Part; sentAt: Date },
): Promise<{ id: string; simulationId: string }> {
  const { tx, now } = stage;
  const ports = stage.at(now);
  const userId = customer.viewer.id;
  const place = DEMO_CUSTOMERS.find(({ email }) => email === life.customer) ?? HOME;
  const { city, state, latitude, longitude } = place;
  const [account] = await tx.select().from(users).where(eq(users.id, userId));
  const clientType = account?.personType === 'PJ' ? 2 : 1;
  const seller = life.seller ? await partOf(stage, life.seller) : null;
  const { versionSlug, paint, term, km, addOns, origin, dealershipId } = life;
  // Today's prices, since the price tables do not reach back as far as the demo.
  const { choice, quote, priceTable } = await priceToday(ports, tx, {
    choice: { versionSlug, paint, term, km, addOns, dealershipId: String(dealershipId) },
    clientType,
    point: { latitude, longitude },
  });
  const simulationId = ports.random.uuid();
  await tx.insert(simulations).values({
    id: simulationId,
    code: newSimulationCode(),
    userId,
    clientType,
    city,
    state,
    latitude,
    longitude,
    dealershipId,
    sellerId: seller?.viewer.id ?? null,
    origin,
    createdAt: sentAt,
  });
  const id = ports.random.uuid();
  const validMs = ports.config.PRICE_VALID_DAYS * 86_400_000;
  await tx.insert(baskets).values({
    id,
    simulationId,
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
    validUntil: new Date(sentAt.getTime() + validMs),
    createdAt: sentAt,
    updatedAt: sentAt,
  });
  return { id, simulationId };
}

/** Makes the moves of people about a proposal, up to its approval. */
async function decide(stage: Stage, sale: Sale, state: ProposalState): Promise<void> {
  const { life, proposalId: id, customer, timeOf: time } = sale;
  const ports = stage.at(time(state));
  const revision = await revisionOf(stage, id);
  if (state === 'aprovada' || state === 'reprovada' || state === 'documentos_pendentes') {
    const decision: Decision = {
      to: state,
      revision,
      reasons: [...(life.reasons ?? [])],
      ...(life.reason && { message: life.reason }),
      ...(life.documents && { documents: [...life.documents] }),
    };
    const { viewer, actor } = await partOf(stage, mailAt('consultor'));
    await decideProposal(ports, stage.tx, { viewer, id, decision, actor });
  }
  if (state === 'cancelada')
    await cancelProposal(ports, stage.tx, {
      ...customer,
      id,
      cancellation: { revision, ...(life.reason && { reason: life.reason }) },
    });
  if (state === 'expirada') {
    const idleSince = saoPauloDay(time('aprovada'));
    const over = stage.at(timeOf(addDays(idleSince, IDLE_DAYS), '00:10'));
    await expireIdle(over, stage.tx);
  }
}

async function sign(stage: Stage, { proposalId: id, customer, timeOf: time }: Sale) {
  const ports = stage.at(time('contrato_assinado'));
  const asked = { ...customer, id };
  const { revision, textHash } = await showDraft(ports, stage.tx, asked);
  await askSignaturePin(ports, stage.tx, asked);
  await signProposal(ports, {
    ...asked,
    request: { pin: DEMO_PIN, revision, textHash },
    userAgent: BROWSER,
  });
}

async function revisionOf({ tx }: Stage, id: string): Promise<number> {
  const [row] = await tx
    .select({ revision: proposals.revision })
    .from(proposals)
    .where(eq(proposals.id, id));
  return row?.revision ?? 0;
}
