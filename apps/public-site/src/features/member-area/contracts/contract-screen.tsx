import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useGetContractQuery } from '@site/api-client';
import { deferred } from '@site/ui';
import { QueryPage } from '../overview/query-page';
import { useSignedIn } from '../use-signed-in';
import { contractPageCopy } from './contract-page.copy';
import { pathOfPart } from './moved-parts';

const ContractParts = deferred(
  async () => (await import('./contract-parts')).ContractParts,
);

/**
 * `/area-logada/contratos/:id`: what was signed, its documents, and the ways to end it
 * (docs/product/contracts.md).
 */
export function ContractScreen() {
  const { id = '' } = useParams();
  const { hash } = useLocation();
  const signedIn = useSignedIn();
  const answer = useGetContractQuery(
    { params: { id } },
    { skip: !signedIn, refetchOnMountOrArgChange: true },
  );
  // Only after sign-in: the server renders the page signed out and never sees the hash.
  const moved = signedIn ? pathOfPart(id, hash) : null;
  if (moved) return <Navigate replace to={moved} />;
  return (
    <QueryPage contract={{ id, tab: 'contract' }} answer={answer} copy={contractPageCopy}>
      {(contract) => <ContractParts contract={contract} />}
    </QueryPage>
  );
}
