import { useParams } from 'react-router-dom';
import { failureOf } from '@site/api-client';
import { type ContractPayments } from '@site/contracts';
import { deferred, Empty, Failure, Skeleton } from '@site/ui';
import { MemberFrame } from '../member-frame';
import { PageBack } from '../page-back';
import { paymentsCopy as copy } from './payments.copy';
import { useContractPayments } from './use-contract-payments';
import './payments.css';

const PaymentsParts = deferred(
  async () => (await import('./payments-parts')).PaymentsParts,
);

/** The next bill of a contract, ways to pay it, and what was paid. */
export function PaymentsScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useContractPayments(id);
  const failure = failureOf(error);
  return (
    <MemberFrame here="contract">
      <PageBack contractId={id} />
      {data ? (
        <Payments payments={data} />
      ) : failure?.status === 404 || failure?.status === 400 ? (
        <Empty level={1} slim title={copy.gone} text={copy.goneText} />
      ) : failure ? (
        <>
          <h1 className="vh">{copy.title}</h1>
          <Failure
            title={copy.loadFailed}
            traceId={failure.traceId}
            onRetry={() => void refetch()}
          />
        </>
      ) : (
        <Skeleton shape="row" count={4} />
      )}
    </MemberFrame>
  );
}

function Payments({ payments }: { payments: ContractPayments }) {
  return (
    <>
      <header className="pay-head">
        <h1>{copy.title}</h1>
        <p className="soft">{copy.contract(payments.number, payments.versionName)}</p>
      </header>
      <PaymentsParts payments={payments} />
    </>
  );
}
