import { eq, sql } from 'drizzle-orm';
import { type ProposalDetail, type ProposalRequest } from '@site/api-contract';
import { centavosFromReais, DAY_MS, formatDate } from '@site/api-contract/brazil';
import { decideGuarantee } from '@site/api-contract/pricing';
import { type Database, rowsOf } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { type Attribution } from '#platform/http/client-headers';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { findActiveDealership } from '../../../catalog/dealerships/dealerships.repository';
import { deliveryAt } from '../../../catalog/stock/delivery-promise';
import { addOns } from '../../../catalog/vehicles/vehicles.table';
import {
  type Account,
  findAccountById,
} from '../../../identity/accounts/accounts.repository';
import { recordChange } from '../../assisted-sale/cart-history';
import { type AttributedTo, resolveAttribution } from '../../attribution/attribution';
import { spendTurn } from '../../reservations/turns';
import { unsoldAddOn } from '../../simulations/pricing/sold-add-ons.rules';
import { notFound, refuseContracted } from '../../simulations/simulations.refusals';
import {
  type BasketRow,
  lockOwned,
  type Owner,
  ownerOf,
  type SimulationRow,
} from '../../simulations/simulations.repository';
import { simulations } from '../../simulations/simulations.table';
import { recordMove } from '../proposal-history';
import { proposalNumber } from '../proposal-number';
import { receivedMail } from '../proposals.mails';
import { type ProposalRow } from '../proposals.repository';
import { getProposal } from '../proposals.service';
import { proposals } from '../proposals.table';
import { refuseUnchosenPlace } from '../unchosen-place';
import { listCommitments, monthlyOfAll } from './commitments.repository';
import {
  lookAtLicense,
  type ReadyRegistration,
  refuseUnready,
} from './ready-registration';
import { holdTurnOf } from './sold-by-turn';

/** A link counts for the sale during this time (docs/product/sales.md). */
const ATTRIBUTION_DAYS = 30;

type Sender = {
  viewer: SignedIn;
  actor: Actor;
  sessionId: string | undefined;
  attribution: Attribution;
};

/**
 * Turns a basket into a proposal (spec §7 headers-with-payments). The simulation is
 * locked first, so that of two at once one wins; what would stop it comes back as
 * notifications.
 */
export async function sendProposal(
  ports: Ports,
  tx: Database,
  {
    sender: { viewer, actor, sessionId, attribution },
    simulationId,
    request,
  }: { sender: Sender; simulationId: string; request: ProposalRequest },
): Promise<ProposalDetail> {
  const owner = ownerOf(viewer, sessionId);
  const owned = (await lockOwned(tx, owner, simulationId)) ?? notFound();
  const { simulation, basket } = owned;
  if (!basket || basket.id !== request.basketId) notFound();
  const customer = (await findAccountById(tx, viewer.id)) ?? notFound();
  const { printedUntil } = await refuseUnready(ports, tx, customer, simulation);
  if (simulation.contractedAt) refuseContracted();
  refuseChanged(ports, basket, request.revision);
  await refuseUnchosenPlace(tx, simulation, {
    userId: customer.id,
    acceptedPlace: request.acceptedPlace,
  });
  await refuseEndedShop(tx, basket);
  await refuseUnsold(tx, simulation, basket);
  const placeId = await holdTurnOf(ports, tx, owner, basket);
  const row = await insertProposal(ports, tx, {
    customer,
    simulation,
    basket,
    request,
    printedUntil,
    attributedTo: await attributionFor(ports, tx, {
      simulation,
      claims: attribution,
      owner,
    }),
  });
  if (placeId) await spendTurn(tx, placeId, row.id);
  await tx
    .update(simulations)
    .set({ contractedAt: row.createdAt, userId: viewer.id, sessionId: null })
    .where(eq(simulations.id, simulationId));
  await recordChange(ports, tx, owner, { owned, kind: 'sent' });
  await enqueueMail(ports, tx, receivedMail(ports.config, customer.email, row));
  await recordAudit(ports, tx, {
    actor,
    action: 'proposal-sent',
    subject: `proposal:${row.id}`,
  });
  return getProposal(ports, tx, { viewer, id: row.id });
}

function refuseChanged(
  { clock }: Pick<Ports, 'clock'>,
  { revision, validUntil }: BasketRow,
  seen: number,
): void {
  if (revision !== seen) {
    const message =
      'Esta simulação mudou em outra janela. Confira a escolha e o preço antes de enviar.';
    refuse('conflict', message, {
      reason: 'basket-changed',
      notifications: [{ key: 'Revision', message: String(revision) }],
    });
  }
  if (decideGuarantee({ validUntil, now: clock.now() }).kind === 'over') {
    const message = `O preço valia até ${formatDate(validUntil)}. Recalcule a simulação para ver o preço de hoje.`;
    refuse('conflict', message, {
      reason: 'guarantee-over',
      notifications: [{ key: 'Version', message }],
    });
  }
}

/**
 * The seller in the shared cart or the link that the browser remembers now, else the one
 * with which the simulation was opened.
 */
async function attributionFor(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  {
    simulation,
    claims,
    owner,
  }: { simulation: SimulationRow; claims: Attribution; owner: Owner },
): Promise<AttributedTo> {
  const now = await resolveAttribution(ports, tx, claims, owner);
  const { dealershipId, sellerId, origin, campaign, createdAt } = simulation;
  const isFresh =
    ports.clock.now().getTime() - createdAt.getTime() <= ATTRIBUTION_DAYS * DAY_MS;
  const keepsFirst =
    origin === 'venda-assistida'
      ? now.origin !== 'venda-assistida'
      : now.origin === 'site';
  // A dealership that has ended meanwhile takes no new proposal.
  return isFresh && keepsFirst && (await isStillOpen(tx, dealershipId))
    ? { dealershipId, sellerId, origin, campaign: now.campaign ?? campaign }
    : now;
}

const isStillOpen = async (tx: Database, id: number | null): Promise<boolean> =>
  id === null || (await findActiveDealership(tx, id)) !== null;

/** The dealership chosen for the delivery may have ended since the choice. */
async function refuseEndedShop(
  tx: Database,
  { dealershipId, choice }: BasketRow,
): Promise<void> {
  if (await isStillOpen(tx, dealershipId)) return;
  const shop = choice.dealershipName ?? 'A loja escolhida';
  const message = `${shop} não recebe mais propostas. Edite a simulação e escolha outra loja.`;
  refuse('invalid', message, { notifications: [{ key: 'Dealership', message }] });
}

/** A company's cart may hold what was offered to everybody when it was filled. */
async function refuseUnsold(
  tx: Database,
  { clientType }: SimulationRow,
  { choice }: BasketRow,
): Promise<void> {
  const chosen = choice.addOns.map(({ slug }) => slug);
  const message = unsoldAddOn(await tx.select().from(addOns), chosen, clientType);
  if (message) refuse('invalid', message, { notifications: [{ key: 'AddOn', message }] });
}

type Parts = {
  customer: Account;
  simulation: SimulationRow;
  basket: BasketRow;
  request: ProposalRequest;
  attributedTo: AttributedTo;
} & ReadyRegistration;

async function insertProposal(
  ports: Ports,
  tx: Database,
  { customer, simulation, basket, request, attributedTo, printedUntil }: Parts,
): Promise<ProposalRow> {
  const now = ports.clock.now();
  const { versionSlug, paint, term, km, choice, quote, priceTable } = basket;
  const incomeCentavos = centavosFromReais(request.income);
  const others = await listCommitments(tx, { userId: customer.id });
  const { note, reasons } = await ports.credit.assess({
    document: customer.document ?? '',
    clientType: simulation.clientType,
    monthlyCentavos: quote.monthlyCentavos,
    others: { centavos: monthlyOfAll(others), count: others.length },
    incomeCentavos,
  });
  const [next] = await rowsOf<{ running: number }>(
    tx,
    sql`select nextval('proposal_numbers')::int as running`,
  );
  const [row] = await tx
    .insert(proposals)
    .values({
      versionSlug,
      paint,
      term,
      km,
      choice,
      quote,
      priceTable,
      incomeCentavos,
      id: ports.random.uuid(),
      number: proposalNumber(now, next?.running ?? 0),
      simulationId: simulation.id,
      simulationCode: simulation.code,
      userId: customer.id,
      state: 'em_analise',
      revision: 1,
      clientType: simulation.clientType,
      monthlyCentavos: quote.monthlyCentavos,
      contractTotalCentavos: quote.contractTotalCentavos,
      paymentMethod: request.paymentMethod,
      dueDay: request.dueDay,
      // Without a link the dealership chosen for the delivery takes care of the sale.
      dealershipId: attributedTo.dealershipId ?? basket.dealershipId,
      sellerId: attributedTo.sellerId,
      origin: attributedTo.origin,
      campaign: attributedTo.campaign,
      deliveryDate: deliveryAt(quote.delivery, now).date,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) return refuse('conflict', TEXTS.conflict, { reason: 'changed-meanwhile' });
  await recordMove(tx, row.id, {
    from: 'rascunho',
    to: 'enviada',
    actor: 'customer',
    actorId: customer.id,
    at: now,
  });
  await recordMove(tx, row.id, {
    from: 'enviada',
    to: 'em_analise',
    actor: 'system',
    note: [note, lookAtLicense(printedUntil)].filter(Boolean).join(' '),
    reasonCodes: reasons,
    at: now,
  });
  return row;
}
