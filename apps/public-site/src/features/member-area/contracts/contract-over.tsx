import { type ReactNode } from 'react';
import { type ContractDetail } from '@site/api-contract';
import { Price } from '@site/ui';
import { memberAreaCopy } from '../member-area.copy';
import { namedAmount } from '../overview/bill-act';
import { owedCopy } from '../overview/owed.copy';
import { isOwing } from '../overview/pick-leading-contract';
import { contractCopy as copy } from './contract.copy';

type ContractOverProps = {
  contract: ContractDetail;
  /** The link or button beside the amount. */
  children?: ReactNode;
};

/**
 * The dark band of a contract that is over: the amount that is left to pay, or that
 * nothing is.
 */
export function ContractOver({ contract, children }: ContractOverProps) {
  const { dueBefore, credit, refundDue } = contract;
  const { title, text, amount } = isOwing(contract)
    ? {
        title: copy.overOwed,
        text: memberAreaCopy.owedText(contract),
        amount: namedAmount(contract),
      }
    : { title: copy.overTitle, text: copy.overText, amount: null };
  return (
    <section className="next" data-theme="asfalto" aria-label={memberAreaCopy.next}>
      <div className="next-main">
        <div>
          <h2>{title}</h2>
          {amount !== null && <Price reais={amount} size="xl" />}
          <p className="next-text">{text}</p>
        </div>
        {children}
      </div>
      {dueBefore?.map((one, index) => (
        <p key={index} className="next-also">
          {owedCopy.before(one)}
        </p>
      ))}
      {credit > 0 && <p className="next-also">{copy.credit(credit)}</p>}
      {refundDue > 0 && <p className="next-also">{copy.refund(refundDue)}</p>}
    </section>
  );
}
