import { useParams } from 'react-router-dom';
import { useGetContractQuery } from '@site/api-client';
import { deferred, Empty } from '@site/ui';
import { QueryPage } from '../overview/query-page';
import { useSignedIn } from '../use-signed-in';
import { isReportedLost } from './is-reported-lost';
import { kmPageCopy as copy } from './km-page.copy';

const KmBankSection = deferred(async () => (await import('./km-bank')).KmBankSection);

/** `/area-logada/contratos/:id/km`: odometer, km balance, and the offers of more km. */
export function KmScreen() {
  const { id = '' } = useParams();
  const answer = useGetContractQuery(
    { params: { id } },
    { skip: !useSignedIn(), refetchOnMountOrArgChange: true },
  );
  return (
    <QueryPage contract={{ id, tab: 'km' }} answer={answer} copy={copy}>
      {(contract) =>
        contract.handedOverOn ? (
          <KmBankSection contractId={contract.id} isGone={isReportedLost(contract)} />
        ) : (
          <Empty level={1} slim title={copy.beforeTitle} text={copy.before} />
        )
      }
    </QueryPage>
  );
}
