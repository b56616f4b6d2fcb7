import {
  type ConsultantRight,
  type Customer,
  type CustomerEvent,
  type CustomerFile,
  type DataOf,
  type findCustomers as findCall,
} from '@site/api-contract';
import { customerSearchKind } from '@site/api-contract/back-office';
import {
  discreetEmail,
  discreetPhone,
  reaisFromCentavos,
} from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { OUR_TEAM } from '../../activity/requested-acts/requested-acts';
import { listForConsultants } from '../../contracts/contracts/list/customer-contracts.service';
import { type Account } from '../../identity/accounts/accounts.repository';
import { maskDocument } from '../../sales/proposals/mask-document';
import * as stored from './customers.repository';
import { moneyEvents } from './money-events';

/** The most customers that a search shows; a further word of the name narrows it. */
const MOST_FOUND = 20;
/** Events of each kind that are shown at once: as many as one page of its list. */
const MOST_OF_A_KIND = 50;
/** One row more shows that there are more. */
const MOST_READ = MOST_OF_A_KIND + 1;

/**
 * Finds customers by document, e-mail or name. The trail records who searched, by which
 * of the three, and the customer when there was exactly one; never the text that was
 * typed.
 */
export async function searchCustomers(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { search, actor }: { search: string; actor: Actor },
): Promise<DataOf<typeof findCall>> {
  const found = await stored.searchCustomers(db, search, MOST_FOUND + 1);
  const [first, second] = found;
  await recordAudit(ports, db, {
    actor,
    action: 'customers-searched',
    personId: first && !second ? first.id : null,
    detail: customerSearchKind(search) ?? 'name',
  });
  return {
    items: found.slice(0, MOST_FOUND).map(toCustomer),
    hasMore: found.length > MOST_FOUND,
  };
}

/** All events of a customer, the newest first. The trail records who looked. */
export async function showCustomer(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { id, viewer, actor }: { id: string; viewer: SignedIn; actor: Actor },
): Promise<CustomerFile> {
  const account =
    (await stored.findCustomer(db, id)) ?? refuse('not-found', TEXTS.notFound);
  await recordAudit(ports, db, {
    actor,
    action: 'person-viewed',
    personId: id,
    detail: 'timeline',
  });
  const has = (right: ConsultantRight) => viewer.rights?.includes(right) ?? false;
  const [hasAnalysis, hasLeads] = [has('analysis'), has('leads')];
  const contracts = hasAnalysis
    ? await contractEvents(ports, db, id)
    : { events: [], hasMore: false };
  const ofKinds = [
    contracts.events,
    ...(hasAnalysis ? await analysisEvents(db, id) : []),
    hasLeads ? (await stored.newestLeads(db, account, MOST_READ)).map(toLead) : [],
  ];
  return {
    customer: toCustomer(account),
    events: ofKinds
      .flatMap((events) => events.slice(0, MOST_OF_A_KIND))
      .sort((a, b) => b.at.localeCompare(a.at)),
    hasMore: contracts.hasMore || ofKinds.some(({ length }) => length > MOST_OF_A_KIND),
    hasAnalysis,
    hasLeads,
  };
}

/** Events by kind, each newest first. */
async function analysisEvents(db: Database, userId: string): Promise<CustomerEvent[][]> {
  const newest = { userId, limit: MOST_READ };
  return [
    (await stored.newestProposals(db, newest)).map(toProposal),
    (await stored.newestRequests(db, newest)).map(toService),
    (await stored.newestFines(db, newest)).map(toFine),
    (await stored.newestReturns(db, newest)).map(toReturn),
    (await stored.newestPurchases(db, newest)).map(toPurchase),
    (await stored.newestRequestedActs(db, newest)).map(toAct),
    ...(await moneyEvents(db, newest)),
  ];
}

type Row<List extends (...args: never[]) => PromiseLike<unknown[]>> = Awaited<
  ReturnType<List>
>[number];

/** Contracts with the amount owed, as the list of contracts gives it. */
async function contractEvents(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  customerId: string,
): Promise<{ events: CustomerEvent[]; hasMore: boolean }> {
  const { items, nextCursor } = await listForConsultants(ports, db, {
    customerId,
    limit: String(MOST_OF_A_KIND),
  });
  const events = items.map(
    ({ id, signedAt, number, versionName, state, ...facts }): CustomerEvent => ({
      kind: 'contract',
      id,
      at: signedAt,
      number,
      car: versionName,
      state,
      ...(facts.carReturn && { returnKind: facts.carReturn.kind }),
      owed: facts.owed,
      daysLate: facts.late?.days ?? 0,
    }),
  );
  return { events, hasMore: nextCursor !== null };
}

function toCustomer(account: Account): Customer {
  return {
    id: account.id,
    name: account.name,
    personType: account.personType,
    document: account.document === null ? '' : maskDocument(account.document),
    email: discreetEmail(account.email),
    cellphone: account.cellphone === '' ? '' : discreetPhone(account.cellphone),
    since: account.createdAt.toISOString(),
  };
}

function toProposal({
  proposal: row,
  returnKind,
}: Row<typeof stored.newestProposals>): CustomerEvent {
  return {
    kind: 'proposal',
    id: row.id,
    at: row.createdAt.toISOString(),
    number: row.number,
    car: row.choice.versionName,
    state: row.state,
    ...(returnKind && { returnKind }),
  };
}

function toService(row: Row<typeof stored.newestRequests>): CustomerEvent {
  return {
    kind: 'service',
    id: row.id,
    at: row.openedAt.toISOString(),
    number: row.number,
    subject: row.kind,
    state: row.state,
  };
}

function toFine(row: Row<typeof stored.newestFines>): CustomerEvent {
  return {
    kind: 'fine',
    id: row.id,
    at: row.registeredAt.toISOString(),
    description: row.description,
    amount: reaisFromCentavos(row.centavos),
    state: row.state,
  };
}

function toReturn({
  carReturn,
  contractNumber,
}: Row<typeof stored.newestReturns>): CustomerEvent {
  return {
    kind: 'return',
    id: carReturn.contractId,
    at: carReturn.askedAt.toISOString(),
    reason: carReturn.kind,
    contractNumber,
    returnedAt: carReturn.returnedAt?.toISOString() ?? null,
    damages: carReturn.damageState,
  };
}

function toPurchase({
  purchase,
  contractNumber,
}: Row<typeof stored.newestPurchases>): CustomerEvent {
  const { contractId, askedAt, state, priceCentavos } = purchase;
  return {
    kind: 'purchase',
    id: contractId,
    at: askedAt.toISOString(),
    contractNumber,
    price: priceCentavos === null ? null : reaisFromCentavos(priceCentavos),
    state,
  };
}

function toAct({
  act,
  by,
  contractNumber,
}: Row<typeof stored.newestRequestedActs>): CustomerEvent {
  const { id, at, kind, contractId } = act;
  return {
    kind: 'by-phone',
    id,
    at: at.toISOString(),
    act: kind,
    by: by ?? OUR_TEAM,
    contract:
      contractId && contractNumber ? { id: contractId, number: contractNumber } : null,
  };
}

function toLead(row: Row<typeof stored.newestLeads>): CustomerEvent {
  return {
    kind: 'lead',
    id: row.id,
    at: row.createdAt.toISOString(),
    form: row.kind,
    status: row.status,
  };
}
