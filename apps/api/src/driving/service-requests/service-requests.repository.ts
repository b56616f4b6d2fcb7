import { aliasedTable, and, asc, desc, eq, max, ne, type SQL, sql } from 'drizzle-orm';
import { type listServiceQueue, type QueryOf } from '@site/api-contract';
import { type Database, rowsOf } from '#platform/data/database';
import { haveWords, numberBeginningOf } from '#platform/data/search-words';
import { contractNumber } from '../../contracts/contracts/contract.rules';
import { type ContractRow } from '../../contracts/contracts/contracts.repository';
import { contracts } from '../../contracts/contracts/contracts.table';
import { foundBy } from '../../contracts/contracts/list/contract-search.repository';
import { users } from '../../identity/accounts/accounts.table';
import { serviceEntries, serviceFiles, serviceRequests } from './service-requests.table';

export type RequestRow = typeof serviceRequests.$inferSelect;
type EntryRow = typeof serviceEntries.$inferSelect;
type FileRow = typeof serviceFiles.$inferSelect;

/** A request with its customer, for lists. */
export type RequestFacts = {
  request: RequestRow;
  contract: Pick<ContractRow, 'number' | 'terms' | 'userId'>;
  customerName: string;
  cellphone: string;
  /** Name of the consultant who claimed the request. */
  claimerName: string | null;
  /** See `isUrgent`. */
  urgent: boolean;
};

/** A stolen or lost car, or somebody is hurt, and the customer waits for an answer. */
export const isUrgent = sql<boolean>`(${serviceRequests.waitingSince} is not null
  and (${serviceRequests.kind} = 'roubo-ou-perda-total'
    or coalesce(${serviceRequests.details} ->> 'anyoneHurt' = 'sim', false)))`;

const claimers = aliasedTable(users, 'claimers');
/** Most rows of a list. */
const MOST = 200;

/** Requests with what `RequestFacts` names. */
export const requestFacts = (db: Database) =>
  db
    .select({
      request: serviceRequests,
      contract: contracts,
      customerName: users.name,
      cellphone: users.cellphone,
      claimerName: claimers.name,
      urgent: isUrgent,
    })
    .from(serviceRequests)
    .innerJoin(contracts, eq(contracts.id, serviceRequests.contractId))
    .innerJoin(users, eq(users.id, serviceRequests.userId))
    .leftJoin(claimers, eq(claimers.id, serviceRequests.claimedBy));

/** Requests of a contract, the newest first. */
export function listOfContract(
  db: Database,
  contractId: string,
): Promise<RequestFacts[]> {
  return requestFacts(db)
    .where(eq(serviceRequests.contractId, contractId))
    .orderBy(desc(serviceRequests.openedAt), desc(serviceRequests.number));
}

/**
 * Requests of contracts that a search finds: the open ones, first the urgent ones, then
 * those that wait for us, longest first; or the resolved ones, the last one first.
 */
export function listQueue(
  db: Database,
  { state, search }: QueryOf<typeof listServiceQueue>,
): Promise<RequestFacts[]> {
  const isFound = requestsFoundBy(search);
  if (state === 'open')
    return requestFacts(db)
      .where(and(ne(serviceRequests.state, 'resolvida'), isFound))
      .orderBy(
        desc(isUrgent),
        sql`${serviceRequests.waitingSince} asc nulls last`,
        asc(serviceRequests.openedAt),
        asc(serviceRequests.number),
      )
      .limit(MOST);
  const resolvedAt = db
    .select({ at: max(serviceEntries.at) })
    .from(serviceEntries)
    .where(
      and(
        eq(serviceEntries.requestId, serviceRequests.id),
        eq(serviceEntries.toState, 'resolvida'),
      ),
    );
  return requestFacts(db)
    .where(and(eq(serviceRequests.state, 'resolvida'), isFound))
    .orderBy(sql`(${resolvedAt}) desc nulls last`, desc(serviceRequests.number))
    .limit(MOST);
}

/**
 * Whether a search finds this request: by its contract (`foundBy`), or by its own number
 * or the last part of it. Both have an index. Undefined for a blank search, which finds
 * all.
 */
export function requestsFoundBy(search: string | undefined): SQL | undefined {
  const ofContract = foundBy(sql`c.id`, search);
  if (!ofContract || search === undefined) return undefined;
  const number = sql`words_of_proposal(r.number, '')`;
  return sql`${serviceRequests.id} = any(array(
    select r.id from service_requests r where ${haveWords(number, numberBeginningOf(search))}
    union all select r.id from service_requests r
      join contracts c on c.id = r.contract_id where ${ofContract}))`;
}

export async function findRequest(
  db: Database,
  id: string,
): Promise<RequestFacts | null> {
  const [found] = await requestFacts(db).where(eq(serviceRequests.id, id));
  return found ?? null;
}

/**
 * Locks a request until the transaction ends, so that two people's acts follow one
 * another.
 */
export async function lockRequest(tx: Database, id: string): Promise<RequestRow | null> {
  const [row] = await tx
    .select()
    .from(serviceRequests)
    .where(eq(serviceRequests.id, id))
    .for('update');
  return row ?? null;
}

export async function changeRequest(
  tx: Database,
  { id, revision }: Pick<RequestRow, 'id' | 'revision'>,
  changes: Partial<RequestRow>,
): Promise<void> {
  await tx
    .update(serviceRequests)
    .set({ ...changes, revision: revision + 1 })
    .where(eq(serviceRequests.id, id));
}

/** The entries of a request, oldest first, with the names of who wrote them. */
export function listEntries(db: Database, requestId: string): Promise<EntryRow[]> {
  return db
    .select()
    .from(serviceEntries)
    .where(eq(serviceEntries.requestId, requestId))
    .orderBy(asc(serviceEntries.id));
}

export async function addEntry(
  tx: Database,
  entry: typeof serviceEntries.$inferInsert,
): Promise<void> {
  await tx.insert(serviceEntries).values(entry);
}

export function listFiles(db: Database, requestId: string): Promise<FileRow[]> {
  return db
    .select()
    .from(serviceFiles)
    .where(eq(serviceFiles.requestId, requestId))
    .orderBy(asc(serviceFiles.createdAt), asc(serviceFiles.id));
}

export async function findFile(
  db: Database,
  requestId: string,
  id: string,
): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(serviceFiles)
    .where(and(eq(serviceFiles.id, id), eq(serviceFiles.requestId, requestId)));
  return row ?? null;
}

/** The next readable number, `S-2611-0001`, by the month in São Paulo. */
export async function nextRequestNumber(tx: Database, now: Date): Promise<string> {
  const [next] = await rowsOf<{ running: number }>(
    tx,
    sql`select nextval('service_request_numbers')::int as running`,
  );
  return contractNumber(now, next?.running ?? 0).replace(/^C/, 'S');
}
