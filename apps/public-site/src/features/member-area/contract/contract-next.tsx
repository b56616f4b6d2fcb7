import { type ReactNode } from 'react';
import { type ContractDetail, type Installment } from '@site/contracts';
import { formatDate } from '@site/contracts/brazil';
import { isOver } from '@site/contracts/states';
import { Price } from '@site/ui';
import { memberAreaCopy } from '../member-area.copy';
import { contractCopy as copy } from './contract.copy';

type ContractNextProps = {
  contract: ContractDetail;
  /** Acts beside the amount. */
  children?: ReactNode;
};

/** The dark band of a contract: the next instalment as the one number. */
export function ContractNext({ contract, children }: ContractNextProps) {
  const { nextInstallment: next, modelName, credit, refundDue } = contract;
  const { title, text } = isOver(contract.state)
    ? { title: copy.overTitle, text: copy.overText }
    : next
      ? wordsOf(next, modelName)
      : { title: copy.noneTitle, text: copy.noneText };
  return (
    <section className="next" data-theme="asfalto" aria-label={memberAreaCopy.next}>
      <div className="next-main">
        <div>
          <h2>{title}</h2>
          {next && !isOver(contract.state) && <Price reais={next.open} size="xl" />}
          <p className="next-text">{text}</p>
        </div>
        {children && <div className="next-acts">{children}</div>}
      </div>
      {credit > 0 && <p className="next-also">{copy.credit(credit)}</p>}
      {refundDue > 0 && <p className="next-also">{copy.refund(refundDue)}</p>}
    </section>
  );
}

function wordsOf({ status, dueDate, label }: Installment, car: string) {
  const day = formatDate(dueDate);
  const what = memberAreaCopy.installmentOf(label, car);
  return status === 'vencida'
    ? { title: memberAreaCopy.lateSince(day), text: `${what} ${copy.late}` }
    : { title: memberAreaCopy.dueOn(day), text: `${what} ${copy.fixed}` };
}
