import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { failureOf, useListStockCarPagesInfiniteQuery } from '@site/api-client';
import { selectViewer } from '@site/auth';
import { type StockItem } from '@site/contracts';
import { pathInApp } from '@site/contracts/site-map';
import { DEALER_STOCK_IMPORT_PATH } from '@site/contracts/site-paths';
import { AppLink, deferred, Empty, PagedTable } from '@site/ui';
import { Said, type Saying } from '../../shared/car-inspection/said';
import { importCopy } from './import.copy';
import { stockCopy as copy } from './stock.copy';
import { stockColumns } from './stock-columns';
import { filtersFrom, StockFilters } from './stock-filters';
import '@site/ui/forms.css';
import './stock.css';

const AddDialog = deferred(async () => (await import('./add-dialog')).AddDialog);
const ChangeDialog = deferred(async () => (await import('./change-dialog')).ChangeDialog);
const WithdrawDialog = deferred(
  async () => (await import('./withdraw-dialog')).WithdrawDialog,
);

/** Cars that the dealership has ready for delivery, for its dealers alone. */
export function Component() {
  const { kind } = useSelector(selectViewer);
  return (
    <div className="wrap stock">
      <title>{copy.title}</title>
      {kind === 'dealer' ? (
        <Stock />
      ) : (
        // A seller who typed the address; nothing here leads them to it.
        <Empty level={1} title={copy.notYours} text={copy.notYoursText} />
      )}
    </div>
  );
}

type Open = { dialog: 'add' } | { dialog: 'change' | 'withdraw'; car: StockItem };

function Stock() {
  const [params] = useSearchParams();
  const filters = filtersFrom(params);
  const query = useListStockCarPagesInfiniteQuery(filters, {
    refetchOnMountOrArgChange: true,
  });
  const [open, setOpen] = useState<Open | null>(null);
  const [said, setSaid] = useState<Saying>(null);
  const show = (next: Open) => {
    setSaid(null);
    setOpen(next);
  };
  const dialog = {
    onClose: () => setOpen(null),
    onSaved: (text: string) => {
      setOpen(null);
      setSaid({ kind: 'ok', text });
    },
  };
  /** Free cars of a row by now; a row that is gone has none. */
  const freeOf = ({ id }: StockItem) =>
    query.currentData?.pages.flatMap(({ items }) => items).find((car) => car.id === id)
      ?.quantity ?? 0;
  return (
    <>
      <header className="page-head">
        <div>
          <h1>{copy.title}</h1>
          <p>{copy.lead}</p>
        </div>
        <div className="actions">
          <AppLink
            className="btn btn--line btn--sm"
            to={pathInApp('dealer-portal', DEALER_STOCK_IMPORT_PATH)}
          >
            {importCopy.open}
          </AppLink>
          <button
            type="button"
            className="btn btn--sm"
            onClick={() => show({ dialog: 'add' })}
          >
            {copy.add}
          </button>
        </div>
      </header>
      <Said saying={said} />
      <StockFilters counts={query.currentData?.pages[0]?.counts} />
      <PagedTable
        query={query}
        columns={stockColumns({
          onChange: (car) => show({ dialog: 'change', car }),
          onWithdraw: (car) => show({ dialog: 'withdraw', car }),
        })}
        words={copy}
        empty={
          Object.keys(filters).length > 0 ? (
            <p className="stock-none">{copy.nothingFound}</p>
          ) : (
            <Empty slim title={copy.empty} text={copy.emptyText} />
          )
        }
        traceId={failureOf(query.error)?.traceId}
      />
      {open?.dialog === 'add' && <AddDialog {...dialog} />}
      {open?.dialog === 'change' && (
        <ChangeDialog {...dialog} car={open.car} free={freeOf(open.car)} />
      )}
      {open?.dialog === 'withdraw' && (
        <WithdrawDialog {...dialog} car={open.car} free={freeOf(open.car)} />
      )}
    </>
  );
}
