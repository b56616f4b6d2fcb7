import { useGetContractQuery } from '@site/api-client';
import { saoPauloDay } from '@site/api-contract/brazil';
import { QueryState } from '@site/shell/query-state';
import { Skeleton } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { bookedReturn } from '../returns/booked-return';
import { contractCopy } from './contract.copy';
import { contractPageCopy } from './contract-page.copy';
import { ContractPlan } from './contract-plan';
import { DueDay } from './due-day';
import { Statement } from './statement';
import './contract.css';

/** The payments of a contract: its due day, its installments and its statement. */
export function ContractLedger({ contractId }: { contractId: string }) {
  const { now } = useSite();
  const contract = useGetContractQuery(
    { params: { id: contractId } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <QueryState
      answer={contract}
      failed={contractPageCopy.failed}
      failedText={contractPageCopy.failedText}
      wait={<Skeleton shape="row" count={4} />}
    >
      {(data) => (
        <>
          {data.refundDue > 0 && (
            <p className="notice notice--info">{contractCopy.refund(data.refundDue)}</p>
          )}
          <ContractPlan
            contract={data}
            backOn={bookedReturn(data, saoPauloDay(new Date(now())))?.day}
          />
          <Statement lines={data.statement} lateCharges={data.lateCharges} />
          {data.dueDayFrom !== null && <DueDay contract={data} from={data.dueDayFrom} />}
        </>
      )}
    </QueryState>
  );
}
