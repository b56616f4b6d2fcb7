import { useNavigate } from 'react-router-dom';
import {
  useCheckPriceTableMutation,
  useImportPriceTableMutation,
} from '@site/api-client/consultant-calls';
import { type PriceComparison, type PriceTableForm } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantPriceTablePath } from '@site/api-contract/site-paths';
import { useCheckedFile } from '@site/shell/checked-file';

type Checked = PriceComparison & { body: PriceTableForm };

/** Checks a price table, then stores and opens it. */
export function useNewTable(say: (error: unknown) => string) {
  const navigate = useNavigate();
  const [check] = useCheckPriceTableMutation();
  const [store, { isLoading: isImporting }] = useImportPriceTableMutation();
  const outcome = useCheckedFile<Checked>(say);
  return {
    ...outcome,
    isImporting,
    send: (body: PriceTableForm) => {
      outcome.forget();
      return outcome.run(async () => ({ ...(await check({ body }).unwrap()), body }));
    },
    confirm: (body: PriceTableForm) =>
      outcome.run(async () => {
        const { id } = await store({ body }).unwrap();
        await navigate(pathInApp('consultant-portal', consultantPriceTablePath(id)));
        return null;
      }),
  };
}
