import { useState } from 'react';
import { type ContractPayments } from '@site/api-contract';
import { formatBRL } from '@site/api-contract/brazil';
import { lossMoney, lossSentence, MONTHS_UNTIL_BACK } from '@site/api-contract/driving';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { ContractLedger } from '../contracts/contract-ledger';
import { memberAreaCopy } from '../member-area.copy';
import { usePartInView } from '../use-part-in-view';
import { BillPanel } from './bill-panel';
import { disputesCopy } from './disputes.copy';
import { DisputesSection } from './disputes-section';
import { NextBillsSection } from './next-bills-section';
import { PaidList } from './paid-list';
import { paymentsCopy as copy } from './payments.copy';

export function PaymentsParts({ payments }: { payments: ContractPayments }) {
  const { contractId, bill, later, credit } = payments;
  const [isSent, setSent] = useState(false);
  usePartInView();
  const onContested = () => setSent(true);
  return (
    <>
      <div role="status">
        {isSent && <p className="notice notice--ok">{disputesCopy.sent}</p>}
      </div>
      {payments.isCarDemanded && (
        <p className="notice notice--info">{MONTHS_UNTIL_BACK.customer}</p>
      )}
      {payments.loss && (
        <p className="notice notice--info">
          {[lossSentence(payments.loss), ...lossMoney(payments.loss)].join(' ')}
        </p>
      )}
      <BillPanel payments={payments} onContested={onContested} />
      {bill && credit > 0 && <p className="notice notice--info">{copy.credit(credit)}</p>}
      {later.length > 0 && (
        <section className="member-sec" aria-labelledby="tambem-titulo">
          <header className="member-head">
            <h2 id="tambem-titulo">{copy.later}</h2>
          </header>
          {later.some(({ afterOlder }) => !afterOlder) && (
            <p className="soft">{copy.laterText}</p>
          )}
          <ul className="pay-rows">
            {later.map(({ label, dueDate, amount, late, afterOlder }) => (
              <li key={dueDate}>
                <span>
                  {label}, {copy.dueOn(dueDate, late).toLowerCase()}
                  {afterOlder && <small className="pay-after">{copy.afterOlder}</small>}
                </span>
                <b className="num">{formatBRL(amount)}</b>
                {!afterOlder && (
                  <SiteLink
                    className="link"
                    to={memberPaymentsPath(contractId, dueDate)}
                    aria-label={copy.payLater(label)}
                  >
                    {memberAreaCopy.pay}
                  </SiteLink>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <NextBillsSection payments={payments} />
      <DisputesSection disputes={payments.disputes} />
      <PaidList payments={payments} onContested={onContested} />
      <ContractLedger contractId={contractId} />
    </>
  );
}
