import { useParams } from 'react-router-dom';
import { useComparePriceTableQuery } from '@site/api-client/consultant-calls';
import { type PriceComparison } from '@site/api-contract';
import { CONSULTANT_PRICES_PATH } from '@site/api-contract/site-paths';
import { deferred } from '@site/ui';
import { RecordPage } from '../../../shared/table/record-page';
import { PriceChanges } from './price-changes';
import { PriceEffects } from './price-effects';
import { PriceTableTag } from './price-table-columns';
import { priceTablesCopy } from './price-tables.copy';
import { TablePrices } from './table-prices';
import './price-tables.css';

const TableActs = deferred(async () => (await import('./table-acts')).TableActs);
const copy = priceTablesCopy.one;

/**
 * A price table: the one in force with its prices first, any other with what it changes
 * first.
 */
export function Component() {
  const { id = '' } = useParams();
  const comparison = useComparePriceTableQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="wrap work">
      <title>{priceTablesCopy.title}</title>
      <RecordPage list={CONSULTANT_PRICES_PATH} answer={comparison} words={copy}>
        {(compared) => <Compared {...compared} />}
      </RecordPage>
    </div>
  );
}

function Compared(comparison: PriceComparison) {
  const { table, guaranteeDays, against } = comparison;
  const isCurrent = table.state === 'current';
  const turn = priceTablesCopy.turn(table);
  return (
    <>
      <header className="work-head">
        <div>
          <h1>{table.name}</h1>
          <p>
            <PriceTableTag state={table.state} /> {priceTablesCopy.days(table)}
            {turn && `. ${turn}.`}
          </p>
          {table.imported && <p>{priceTablesCopy.imported(table.imported)}</p>}
          {table.withdrawn && <p>{priceTablesCopy.withdrawnBy(table.withdrawn)}</p>}
        </div>
        <TableActs table={table} />
      </header>
      {isCurrent ? (
        <>
          <TablePrices {...comparison} />
          {against !== null && (
            <PriceChanges {...comparison} title={copy.changedBefore} />
          )}
        </>
      ) : (
        <>
          <PriceChanges {...comparison} />
          <TablePrices {...comparison} />
        </>
      )}
      <PriceEffects guaranteeDays={guaranteeDays} />
    </>
  );
}
