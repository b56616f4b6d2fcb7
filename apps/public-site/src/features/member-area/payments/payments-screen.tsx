import { useParams } from 'react-router-dom';
import { QueryState } from '@site/shell/query-state';
import { deferred } from '@site/ui';
import { ContractTop } from '../contract-top/contract-top';
import { ContractWait } from '../contract-top/contract-wait';
import { MemberFrame } from '../member-frame';
import { Gone } from '../overview/gone';
import { paymentsCopy as copy } from './payments.copy';
import { useContractPayments } from './use-contract-payments';
import './payments.css';

const PaymentsParts = deferred(
  async () => (await import('./payments-parts')).PaymentsParts,
);

/** The next bill of a contract, the methods to pay it, and past payments. */
export function PaymentsScreen() {
  const { id = '' } = useParams();
  const payments = useContractPayments(id);
  return (
    <MemberFrame here="contract">
      <ContractTop id={id} tab="payments" />
      <QueryState
        answer={payments}
        failed={copy.loadFailed}
        failedText={copy.loadFailedText}
        heading={copy.title}
        gone={<Gone title={copy.gone} text={copy.goneText} />}
        wait={<ContractWait />}
      >
        {(shown) => (
          <>
            <header className="pay-head">
              <h1>{copy.title}</h1>
            </header>
            <PaymentsParts key={id} payments={shown} />
          </>
        )}
      </QueryState>
    </MemberFrame>
  );
}
