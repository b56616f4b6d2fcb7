import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readProblem, useListStockCarPagesInfiniteQuery } from '@site/api-client';
import { type StockItem } from '@site/api-contract';
import {
  AppLink,
  deferred,
  Empty,
  OutcomeNotice,
  type OutcomeText,
  PagedTable,
} from '@site/ui';
import { importCopy } from './import.copy';
import { stockCopy as copy } from './stock.copy';
import { stockColumns } from './stock-columns';
import { filtersFrom, StockFilters } from './stock-filters';
import { useStockScope } from './stock-scope';
import { useRefusedWithdrawal } from './use-refused-withdrawal';
import '@site/ui/forms.css';
import './stock.css';

const AddDialog = deferred(async () => (await import('./add-dialog')).AddDialog);
const ChangeDialog = deferred(async () => (await import('./change-dialog')).ChangeDialog);

type Open = { dialog: 'add' } | { dialog: 'change'; car: StockItem };

/** Free and reserved cars, with the forms that change them. */
export function StockList() {
  const { title, query: whose, importPath, contractPath } = useStockScope();
  const [params] = useSearchParams();
  const filters = filtersFrom(params);
  const query = useListStockCarPagesInfiniteQuery(
    { ...filters, ...whose },
    { refetchOnMountOrArgChange: true },
  );
  const [open, setOpen] = useState<Open | null>(null);
  const [said, setSaid] = useState<OutcomeText>(null);
  useRefusedWithdrawal(setSaid);
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
  /** Present number of free cars of a row; a missing row has none. */
  const freeOf = ({ id }: StockItem) =>
    query.currentData?.pages.flatMap(({ items }) => items).find((car) => car.id === id)
      ?.quantity ?? 0;
  return (
    <>
      <header className="page-head">
        <div>
          <h1>{title}</h1>
          <p>{copy.lead}</p>
        </div>
        <div className="actions">
          <AppLink className="btn btn--line btn--sm" to={importPath}>
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
      <OutcomeNotice saying={said} />
      <StockFilters counts={query.currentData?.pages[0]?.counts} />
      <PagedTable
        query={query}
        columns={stockColumns({
          contractPath,
          onChange: (car) => show({ dialog: 'change', car }),
        })}
        words={copy}
        empty={
          Object.keys(filters).length > 0 ? (
            <p className="stock-none">{copy.nothingFound}</p>
          ) : (
            <Empty slim title={copy.empty} text={copy.emptyText} />
          )
        }
        problem={readProblem(query.error)}
      />
      {open?.dialog === 'add' && <AddDialog {...dialog} />}
      {open?.dialog === 'change' && (
        <ChangeDialog {...dialog} car={open.car} free={freeOf(open.car)} />
      )}
    </>
  );
}
