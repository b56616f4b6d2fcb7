import { type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useGetDealershipRecordQuery } from '@site/api-client/consultant-calls';
import { pathInApp } from '@site/api-contract/site-map';
import {
  consultantContractPath,
  consultantDealershipPath,
  consultantStockImportPath,
  consultantStockPath,
} from '@site/api-contract/site-paths';
import { type StockScope, StockScopeProvider } from '@site/back-office/stock';
import { QueryState } from '@site/shell/query-state';
import { Empty } from '@site/ui';
import { useRight } from '../../../shared/rights';
import { BackToList } from '../../../shared/table/back-to-list';
import { dealershipsCopy as copy } from './dealerships.copy';

const inPortal = (path: string) => pathInApp('consultant-portal', path);

const placeOf = (id: string, name: string, seesContracts: boolean): StockScope => ({
  title: copy.stockOf(name),
  query: { dealership: id },
  listPath: inPortal(consultantStockPath(id)),
  importPath: inPortal(consultantStockImportPath(id)),
  contractPath: seesContracts
    ? (contractId) => inPortal(consultantContractPath(contractId))
    : null,
});

type DealershipStockProps = {
  /** Has a link back to the dealership. */
  leadsBack?: boolean;
  children: ReactNode;
};

/** A page about the stock of one dealership, the same as its dealers see. */
export function DealershipStock({ leadsBack = false, children }: DealershipStockProps) {
  const { id = '' } = useParams();
  const seesContracts = useRight('analysis');
  const record = useGetDealershipRecordQuery({ params: { id } });
  return (
    <div className="wrap stock">
      <title>{copy.stock}</title>
      <QueryState
        answer={record}
        failed={copy.oneFailed}
        gone={<Empty level={1} slim title={copy.gone} />}
      >
        {({ facts }) => (
          <>
            {leadsBack && (
              <BackToList list={consultantDealershipPath(id)}>{facts.name}</BackToList>
            )}
            <StockScopeProvider value={placeOf(id, facts.name, seesContracts)}>
              {children}
            </StockScopeProvider>
          </>
        )}
      </QueryState>
    </div>
  );
}
