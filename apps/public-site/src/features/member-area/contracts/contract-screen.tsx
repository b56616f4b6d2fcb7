import { useParams } from 'react-router-dom';
import { useGetContractQuery } from '@site/api-client';
import { deferred } from '@site/ui';
import { QueryPage } from '../overview/query-page';
import { useSignedIn } from '../use-signed-in';
import { contractPageCopy } from './contract-page.copy';

const ContractParts = deferred(
  async () => (await import('./contract-parts')).ContractParts,
);

/**
 * `/area-logada/contratos/:id`: what is next, the plan, the statement, leaving, and what
 * was signed (docs/product/contracts.md).
 */
export function ContractScreen() {
  const { id = '' } = useParams();
  const answer = useGetContractQuery(
    { params: { id } },
    { skip: !useSignedIn(), refetchOnMountOrArgChange: true },
  );
  return (
    <QueryPage here="contract" answer={answer} copy={contractPageCopy}>
      {(contract) => <ContractParts contract={contract} />}
    </QueryPage>
  );
}
