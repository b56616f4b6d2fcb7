import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { failureOf, useGetContractPaymentsQuery } from '@site/api-client';
import { type ContractPayments } from '@site/contracts';
import { MEMBER_AREA_PATH } from '@site/contracts/site-paths';
import { deferred, Empty, Failure, SiteLink, Skeleton } from '@site/ui';
import { MemberFrame } from '../member-frame';
import { useSignedIn } from '../use-signed-in';
import { isOpen, paymentsCopy as copy, waitsForPayer } from './payments.copy';
import './payments.css';

const PaymentsParts = deferred(
  async () => (await import('./payments-parts')).PaymentsParts,
);

/** How often the page asks whether the bank has confirmed, while a charge is open. */
const LOOK_MS = 3_000;

/** The next bill of a contract, ways to pay it, and what was paid. */
export function PaymentsScreen() {
  const { id = '' } = useParams();
  const skip = !useSignedIn();
  const [waits, setWaits] = useState(false);
  const { data, error, refetch } = useGetContractPaymentsQuery(
    { params: { id } },
    { skip, refetchOnMountOrArgChange: true, pollingInterval: waits ? LOOK_MS : 0 },
  );
  const isAsked = data?.bill?.charges.some(isOpen) === true || waitsForPayer(data);
  if (isAsked !== waits) setWaits(isAsked);
  const failure = failureOf(error);
  return (
    <MemberFrame here="payments">
      <SiteLink className="link prop-page-back" to={MEMBER_AREA_PATH}>
        {copy.back}
      </SiteLink>
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
