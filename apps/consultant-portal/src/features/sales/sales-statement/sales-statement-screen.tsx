import { useListDealershipRecordsQuery } from '@site/api-client/consultant-calls';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantContractPath } from '@site/api-contract/site-paths';
import { SalesStatement } from '@site/back-office/sales-statement';
import { QueryState } from '@site/shell/query-state';
import { ChoiceFilter, deferred, Empty, Filters, useAddressFilters } from '@site/ui';
import { useRight } from '../../../shared/rights';
import { salesStatementCopy as copy } from './sales-statement.copy';

// The form and its validation are the largest part of the page, so they load later.
const CommissionRateForm = deferred(
  async () => (await import('./commission-rate-form')).CommissionRateForm,
);

/**
 * Sales of a dealership in a month, and the form for its rate. The address names the
 * dealership, `loja=5`; without one the page asks for it.
 */
export function Component() {
  const records = useListDealershipRecordsQuery();
  const seesContracts = useRight('analysis');
  const { params, change } = useAddressFilters<'loja'>();
  const id = params.get('loja') ?? '';
  return (
    <div className="wrap statement">
      <QueryState answer={records} failed={copy.failed} heading={copy.title}>
        {({ items }) => {
          const isKnown = items.some((one) => one.id === id);
          const choice = (
            <ChoiceFilter
              id="loja"
              label={copy.dealership}
              value={isKnown ? id : ''}
              options={[
                ...(isKnown ? [] : [['', copy.choose] as const]),
                ...items.map((one) => [one.id, one.name] as const),
              ]}
              onChoose={(chosen) => change('loja', chosen)}
            />
          );
          if (!id)
            return (
              <>
                <title>{copy.title}</title>
                <div className="page-head">
                  <div>
                    <h1>{copy.title}</h1>
                    <p>{copy.lead}</p>
                  </div>
                </div>
                <Filters>{choice}</Filters>
                <Empty slim title={copy.choose} text={copy.chooseText} />
              </>
            );
          return (
            <SalesStatement
              dealership={id}
              pathOf={
                seesContracts
                  ? ({ contractId }) =>
                      pathInApp('consultant-portal', consultantContractPath(contractId))
                  : null
              }
              filters={choice}
              rateForm={({ today }) => (
                <CommissionRateForm key={id} dealership={id} today={today} />
              )}
            />
          );
        }}
      </QueryState>
    </div>
  );
}
