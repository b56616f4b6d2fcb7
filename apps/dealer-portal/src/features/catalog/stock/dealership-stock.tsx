import { type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { pathInApp } from '@site/api-contract/site-map';
import {
  DEALER_STOCK_IMPORT_PATH,
  DEALER_STOCK_PATH,
  dealerDeliveryPath,
} from '@site/api-contract/site-paths';
import { selectViewer } from '@site/auth';
import {
  stockCopy as copy,
  type StockScope,
  StockScopeProvider,
} from '@site/back-office/stock';
import { Empty } from '@site/ui';

const PLACE: StockScope = {
  title: copy.title,
  query: {},
  listPath: pathInApp('dealer-portal', DEALER_STOCK_PATH),
  importPath: pathInApp('dealer-portal', DEALER_STOCK_IMPORT_PATH),
  contractPath: (id) => pathInApp('dealer-portal', dealerDeliveryPath(id)),
};

/** A page of the dealership's own stock. */
export function DealershipStock({ children }: { children: ReactNode }) {
  const { kind } = useSelector(selectViewer);
  return (
    <div className="wrap stock">
      <title>{copy.title}</title>
      {kind === 'dealer' ? (
        <StockScopeProvider value={PLACE}>{children}</StockScopeProvider>
      ) : (
        // Shown to sellers who typed the address, since no link leads them here.
        <Empty level={1} title={copy.notYours} text={copy.notYoursText} />
      )}
    </div>
  );
}
