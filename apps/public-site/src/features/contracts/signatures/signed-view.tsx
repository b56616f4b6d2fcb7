import { useEffect, useRef } from 'react';
import { type SignedContract } from '@site/api-contract';
import { memberPaymentsPath, VERIFY_CONTRACT_PATH } from '@site/api-contract/site-paths';
import { Price, SiteLink, SuccessIcon, Unbroken } from '@site/ui';
import { ContractFile } from '../../../shared/contract-file';
import { signCopy as COPY } from './sign.copy';
import './signed-view.css';

/**
 * After the signature: the document, the first payment, and the last day for a
 * withdrawal.
 */
export function SignedView({
  signed: { id, number, firstPayment, withdrawalUntil },
}: {
  signed: SignedContract;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="contract-done">
      <h1 ref={title} tabIndex={-1}>
        <SuccessIcon aria-hidden="true" /> <Unbroken>{COPY.signedTitle(number)}</Unbroken>
      </h1>
      <p className="soft contract-lead">{COPY.signedText}</p>
      <section className="panel contract-next" data-theme="asfalto">
        <div>
          <h2>{COPY.first}</h2>
          <Price reais={firstPayment.amount} size="xl" />
          <p>{COPY.firstText(firstPayment.dueDate)}</p>
        </div>
        <SiteLink className="btn" to={memberPaymentsPath(id, firstPayment.dueDate)}>
          {COPY.pay}
        </SiteLink>
      </section>
      <p className="actions contract-actions">
        <ContractFile id={id} />
      </p>
      <div className="contract-after">
        <section>
          <h2>{COPY.withdrawal}</h2>
          <p>{COPY.withdrawalText(withdrawalUntil)}</p>
        </section>
        <section>
          <h2>{COPY.check}</h2>
          <p>{COPY.checkText}</p>
          <SiteLink className="link" to={VERIFY_CONTRACT_PATH}>
            {COPY.checkLink}
          </SiteLink>
        </section>
      </div>
    </div>
  );
}
