import {
  type Affordability,
  type Commitment,
  type Proposal,
  type ProposalDetail,
  type ProposalEvent,
} from '@site/api-contract';
import { formatDocument, reaisFromCentavos } from '@site/api-contract/brazil';
import { documentName } from '@site/api-contract/identity';
import { handoverOf, priceAmounts } from '@site/api-contract/pricing';
import {
  analysisReason,
  type AnalysisReasonCode,
  isDropped,
  isSigned,
  type ProposalActor,
  type SaleClaim,
} from '@site/api-contract/sales';
import { type SignedIn } from '#platform/security/authentication';
import { personTypeOf } from '../../catalog/price-tables/current-price-table';
import { countDeliveryDay } from '../../catalog/stock/delivery-day';
import { type NoteRow } from './analysis/follow-ups.repository';
import { latestOf, type RequestedRow } from './analysis/requested-documents.repository';
import { maskDocument } from './mask-document';
import { type EventRow, type VisibleProposal } from './proposals.repository';
import { type CommitmentRow } from './send/commitments.repository';
import { type ExaminedPartner } from './send/examined-partners.repository';

/** A proposal for this viewer. */
export function toProposal(
  {
    proposal: row,
    returnKind,
    customer,
    dealershipName,
    sellerName,
    review,
    followUp,
  }: VisibleProposal,
  viewer: SignedIn,
): Proposal {
  const {
    id,
    number,
    simulationCode,
    state,
    revision,
    clientType,
    choice,
    paint,
    term,
    km,
    paymentMethod,
    dueDay,
    origin,
  } = row;
  const document = customer.document ?? '';
  return {
    id,
    number,
    simulationCode,
    state,
    revision,
    clientType,
    paint,
    term,
    km,
    paymentMethod,
    dueDay,
    origin,
    handover: handoverOf(choice),
    dealershipName,
    sellerName,
    customerName: customer.name,
    customerDocument: seesAll(viewer) ? formatDocument(document) : maskDocument(document),
    customerEmail: customer.email,
    modelSlug: choice.modelSlug,
    modelName: choice.modelName,
    versionName: choice.versionName,
    versionSlug: row.versionSlug,
    paintName: choice.paintName,
    addOns: choice.addOns.map(({ name }) => name),
    monthly: reaisFromCentavos(row.monthlyCentavos),
    contractTotal: reaisFromCentavos(row.contractTotalCentavos),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(returnKind && { returnKind }),
    ...(worksOn(viewer) && nextOf(followUp)),
    ...(review &&
      seesAll(viewer) && {
        review: {
          askedAt: review.askedAt.toISOString(),
          comment: review.comment,
          answeredAt: review.answeredAt?.toISOString() ?? null,
          isForAnother: review.firstConsultantId === viewer.id,
        },
      }),
  };
}

/** The same with its history, and the facts that only some may know. */
export function toDetail(
  seen: VisibleProposal,
  {
    events,
    requests,
    notes,
    slot,
    isCarToCome,
    store,
    partners,
    commitments,
    affordability,
    saleClaims,
    now,
  }: {
    events: readonly EventRow[];
    requests: readonly RequestedRow[];
    notes: readonly NoteRow[];
    slot: ProposalDetail['deliverySlot'] | null;
    /** Paid, but the ordered car has not come. */
    isCarToCome: boolean;
    /** The dealership that hands the car over; none before the signature. */
    store: { dealershipName: string; dealershipPlace: string } | undefined;
    partners: readonly ExaminedPartner[];
    commitments: readonly CommitmentRow[];
    affordability: Affordability | null;
    /** Claims to the sale; none for the customer. */
    saleClaims: SaleClaim[] | undefined;
    now: Date;
  },
  viewer: SignedIn,
): ProposalDetail {
  return {
    ...toProposal(seen, viewer),
    ...(store && {
      handover: handoverOf({ addOns: seen.proposal.choice.addOns, ...store }),
    }),
    history: events.map(({ event, actorName }) => ({
      from: event.fromState,
      to: event.toState,
      at: event.at.toISOString(),
      by: actorFor(viewer, event.actor, actorName),
      reason: event.reason ?? (viewer.kind === 'consultant' ? event.note : null),
      ...reasonsFor(viewer, event),
      ...(seesAll(viewer) && askedAt(event, requests, seen.proposal)),
    })),
    ...(worksOn(viewer) && {
      followUp: { revision: seen.followUp?.revision ?? 0, notes: notes.map(toNote) },
    }),
    income:
      seesAll(viewer) && seen.proposal.incomeCentavos !== null
        ? reaisFromCentavos(seen.proposal.incomeCentavos)
        : null,
    ...quotedParts(seen.proposal),
    deliveryDate: deliveryDateOf(seen.proposal, now),
    ...(slot && { deliverySlot: slot }),
    ...(isCarToCome && { isCarToCome }),
    ...(requests.length > 0 &&
      seesAll(viewer) && { requestedDocuments: latestOf(requests).map(toRequested) }),
    ...(worksOn(viewer) && missingOf(seen.proposal, requests)),
    ...(seesAll(viewer) && toCheckOf(partners)),
    ...(viewer.kind === 'consultant' &&
      commitments.length > 0 && { commitments: commitments.map(toCommitment) }),
    ...(affordability && { affordability }),
    ...(saleClaims && { saleClaims }),
    ...(seen.customer.phone && { customerPhone: seen.customer.phone }),
    ...(seesAll(viewer) && { customerId: seen.proposal.userId }),
  };
}

/** The parts of the sent price that the proposal itself has no column for. */
function quotedParts({ quote }: VisibleProposal['proposal']) {
  const { oneOff, benefit } = priceAmounts(quote);
  return { oneOff, ...(benefit && { benefit }) };
}

function toCommitment({ monthlyCentavos, ...row }: CommitmentRow): Commitment {
  return { ...row, monthly: reaisFromCentavos(monthlyCentavos) };
}

/** Only the proposal's own dealership writes and reads its notes. */
export function worksOn({ kind }: SignedIn): boolean {
  return kind === 'dealer' || kind === 'seller';
}

/** By name alone: what the consultant wrote about them stays with the customer. */
function missingOf(
  { state }: VisibleProposal['proposal'],
  requests: readonly RequestedRow[],
): Pick<ProposalDetail, 'missingDocuments'> {
  const missing = latestOf(requests).filter(({ receivedAt }) => receivedAt === null);
  if (state !== 'documentos_pendentes' || missing.length === 0) return {};
  return { missingDocuments: missing.map(({ kind }) => kind) };
}

function nextOf(
  planned: { nextStep: string | null; nextDay: string | null } | null,
): Pick<Proposal, 'next'> {
  if (!planned?.nextStep || !planned.nextDay) return {};
  return { next: { step: planned.nextStep, day: planned.nextDay } };
}

function toCheckOf(
  partners: readonly ExaminedPartner[],
): Pick<ProposalDetail, 'partnersToCheck'> {
  const unseen = partners.filter(({ isExamined }) => !isExamined);
  if (unseen.length === 0) return {};
  const since = new Date(Math.max(...unseen.map((one) => one.since.getTime())));
  const signers = partners.filter(({ isExamined, email }) => isExamined && email).length;
  return {
    partnersToCheck: { count: unseen.length, since: since.toISOString(), signers },
  };
}

function toNote({ noted, by }: NoteRow) {
  const { at, note } = noted;
  return { at: at.toISOString(), by, note, next: nextOf(noted).next ?? null };
}

/**
 * The day that the contract promises. Before the signature, from which its days count,
 * the day that signing now would promise (docs/product/sales.md).
 */
function deliveryDateOf(
  { state, deliveryDate, quote }: VisibleProposal['proposal'],
  now: Date,
): string | null {
  if (isDropped(state)) return null;
  return isSigned(state) ? deliveryDate : countDeliveryDay(quote.delivery, now).date;
}

/**
 * Consultants see the findings of the credit bureau. The customer also sees a person's
 * reasons for a decision; a dealership sees neither.
 */
function reasonsFor(
  { kind }: SignedIn,
  { actor, reasonCodes }: EventRow['event'],
): Pick<ProposalEvent, 'reasons'> {
  const isSeen = kind === 'consultant' || (kind === 'customer' && actor === 'consultant');
  if (reasonCodes.length === 0 || !isSeen) return {};
  return { reasons: reasonCodes.map(toReason) };
}

/** The documents that an event of the history asked for. */
function askedAt(
  { at, toState }: EventRow['event'],
  requests: readonly RequestedRow[],
  { clientType }: VisibleProposal['proposal'],
): Pick<ProposalEvent, 'documents'> {
  if (toState !== 'documentos_pendentes') return {};
  const asked = requests.filter((one) => one.askedAt.getTime() === at.getTime());
  if (asked.length === 0) return {};
  return {
    documents: asked.map(({ kind, instruction, receivedAt }) => ({
      name: documentName(kind, personTypeOf(clientType)),
      note: instruction,
      receivedAt: receivedAt?.toISOString() ?? null,
    })),
  };
}

function toRequested({ kind, instruction, askedAt, receivedAt }: RequestedRow) {
  return {
    kind,
    note: instruction,
    askedAt: askedAt.toISOString(),
    receivedAt: receivedAt?.toISOString() ?? null,
  };
}

function toReason(code: AnalysisReasonCode) {
  const { sentence, remedy } = analysisReason(code);
  return { code, sentence, remedy };
}

/**
 * Consultants and the customer see whole documents and income; dealers and sellers don't.
 * All of them see name, e-mail and phone, since the dealership has to reach the driver
 * (docs/product/sales.md).
 */
function seesAll({ kind }: SignedIn): boolean {
  return kind === 'consultant' || kind === 'customer';
}

const ACTORS: Record<ProposalActor, string> = {
  customer: 'cliente',
  consultant: 'consultor',
  dealership: 'loja',
  system: 'sistema',
};

/** Consultants read their colleagues' names; others read only their role. */
function actorFor(viewer: SignedIn, actor: ProposalActor, name: string | null): string {
  return viewer.kind === 'consultant' && actor === 'consultant' && name
    ? name
    : ACTORS[actor];
}
