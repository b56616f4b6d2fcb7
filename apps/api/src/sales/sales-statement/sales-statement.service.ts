import {
  type getSalesStatement as call,
  type QueryOf,
  type SalesStatement,
  type StatementEntry,
} from '@site/api-contract';
import {
  addMonths,
  type IsoDate,
  reaisFromCentavos,
  saoPauloDay,
  startOfSaoPauloDay,
} from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { worksOn } from '../proposals/proposal-view';
import {
  findDealershipName,
  findSalesSpan,
  type ListedRate,
  type ListedSale,
  listRates,
  listSales,
  type StatementOf,
} from './sales-statement.repository';
import { entriesOf, type Entry, type Sums, sumsOf } from './sales-statement.rules';

type Query = QueryOf<typeof call>;
type Clock = Pick<Ports, 'clock'>;

/**
 * The statement of a month: of the dealership for a dealer and for the desk, of the own
 * sales for a seller. Nothing of it is stored: it is read from the contracts, their ends
 * and the rates, of which none changes afterwards, so that the sums of a month that is
 * over stay the same. Names are the present ones.
 */
export async function showSalesStatement(
  { clock }: Clock,
  db: Database,
  { viewer, query }: { viewer: SignedIn; query: Query },
): Promise<SalesStatement> {
  const today = saoPauloDay(clock.now());
  const currentMonth = monthOf(today);
  const dealershipId = dealershipAsked(viewer, query);
  const dealershipName =
    (await findDealershipName(db, dealershipId)) ?? refuse('not-found', TEXTS.notFound);
  const of = statementOf(viewer, dealershipId);
  const { first, last } = await findSalesSpan(db, of);
  const { month = last ? monthOf(saoPauloDay(last)) : currentMonth } = query;
  const entries = await listEntries(db, of, month);
  const rates = await listRates(db, [dealershipId]);
  return {
    month,
    firstMonth: first ? monthOf(saoPauloDay(first)) : currentMonth,
    currentMonth,
    today,
    dealershipName,
    ...toSums(sumsOf(entries)),
    sellers: bySeller(entries),
    entries: entries.map((entry) => toEntry(entry, viewer)),
    rates: rates
      .map((rate, at) => ({
        ...toRate(rate, viewer),
        isReplaced: rates
          .slice(at + 1)
          .some((later) => later.holdsFrom === rate.holdsFrom),
      }))
      .reverse()
      .sort((one, other) => (one.from < other.from ? 1 : one.from > other.from ? -1 : 0)),
  };
}

/**
 * The entries of a month, `YYYY-MM`, by day. A sale that was taken back later stands here
 * without its other entry, which is the later month's.
 */
export async function listEntries(
  db: Database,
  of: StatementOf,
  month: string,
): Promise<Entry<ListedSale>[]> {
  const from = `${month}-01`;
  const until = addMonths(from, 1);
  const sales = await listSales(db, of, {
    from: startOfSaoPauloDay(from),
    until: startOfSaoPauloDay(until),
  });
  const shops = [...new Set(sales.map(({ dealershipId }) => dealershipId))];
  const rates = shops.length > 0 ? await listRates(db, shops) : [];
  return sales
    .flatMap((sale) => entriesOf(sale, rates))
    .filter(({ day }) => day >= from && day < until)
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

/**
 * The dealership of the statement: the own one of its staff (404 for any other), or the
 * one that the desk names (400 without a name).
 */
function dealershipAsked(viewer: SignedIn, { dealership }: Query): number {
  if (viewer.kind === 'consultant')
    return dealership === undefined
      ? refuseFields([{ key: 'Dealership', message: 'Diga de qual loja é o extrato.' }])
      : Number(dealership);
  const own = dealershipOf(viewer);
  return dealership === undefined || Number(dealership) === own
    ? own
    : refuse('not-found', TEXTS.notFound);
}

/** A seller reads the own sales alone, also those at an earlier dealership. */
function statementOf({ kind, id }: SignedIn, dealershipId: number): StatementOf {
  return kind === 'seller' ? { sellerId: id } : { dealershipId };
}

function bySeller(entries: readonly Entry<ListedSale>[]): SalesStatement['sellers'] {
  const ids = [...new Set(entries.map(({ sale }) => sale.sellerId))];
  return ids
    .map((sellerId) => {
      const own = entries.filter(({ sale }) => sale.sellerId === sellerId);
      const sellerName = own[0]?.sale.sellerName ?? null;
      return { sellerId, sellerName, ...toSums(sumsOf(own)) };
    })
    .sort((one, other) =>
      (one.sellerName ?? '').localeCompare(other.sellerName ?? '', 'pt-BR'),
    );
}

const monthOf = (day: IsoDate) => day.slice(0, 7);
const reais = reaisFromCentavos;

function toSums({
  sales,
  takenBack,
  earnedCentavos,
  returnedCentavos,
  commissionCentavos,
}: Sums) {
  return {
    sales,
    takenBack,
    earned: reais(earnedCentavos),
    returned: reais(returnedCentavos),
    commission: reais(commissionCentavos),
  };
}

/** An entry as the wire has it; the customer is named to who works for the dealership. */
function toEntry(entry: Entry<ListedSale>, viewer: SignedIn): StatementEntry {
  const { kind, day, sale, basisCentavos, rateHundredths, commissionCentavos } = entry;
  return {
    kind,
    day,
    soldOn: saoPauloDay(sale.signedAt),
    contractId: sale.contractId,
    contractNumber: sale.contractNumber,
    proposalId: sale.proposalId,
    versionName: sale.terms.versionName,
    ...(worksOn(viewer) && { customerName: sale.customerName }),
    dealershipName: sale.dealershipName,
    sellerId: sale.sellerId,
    sellerName: sale.sellerName,
    basis: reais(basisCentavos),
    rate: rateHundredths === null ? null : rateHundredths / 100,
    commission: reais(commissionCentavos),
  };
}

function toRate(
  { rateHundredths, holdsFrom, setAt, setBy }: ListedRate,
  viewer: SignedIn,
) {
  return {
    rate: rateHundredths / 100,
    from: holdsFrom,
    setAt: setAt.toISOString(),
    setBy: viewer.kind === 'consultant' ? setBy : null,
  };
}
