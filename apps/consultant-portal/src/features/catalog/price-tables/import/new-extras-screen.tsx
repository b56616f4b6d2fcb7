import { useListPriceTablesQuery } from '@site/api-client/consultant-calls';
import { CONSULTANT_PRICES_PATH } from '@site/api-contract/site-paths';
import { QueryState } from '@site/shell/query-state';
import { deferred, Empty, Skeleton } from '@site/ui';
import { FormPage } from '../../../../shared/table/form-page';
import { priceTablesCopy } from '../price-tables.copy';
import { extrasCopy as copy } from './extras.copy';
import '../price-tables.css';

const ExtrasForm = deferred(async () => (await import('./extras-form')).ExtrasForm);

/**
 * Makes a price table with the same cars as the present one and other prices of colors
 * and add-ons.
 */
export function Component() {
  const tables = useListPriceTablesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <FormPage
      list={CONSULTANT_PRICES_PATH}
      back={priceTablesCopy.one.back}
      title={copy.title}
      lead={[copy.lead]}
    >
      <QueryState
        answer={tables}
        failed={priceTablesCopy.failed}
        wait={<Skeleton shape="row" count={6} label={priceTablesCopy.loading} />}
      >
        {({ extras }) =>
          extras.length === 0 ? (
            <Empty slim title={copy.none} />
          ) : (
            <ExtrasForm extras={extras} />
          )
        }
      </QueryState>
    </FormPage>
  );
}
