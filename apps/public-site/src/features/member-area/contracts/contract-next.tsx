import { type ReactNode } from 'react';
import { type ContractDetail, type Installment } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { takesBackTheRest } from '@site/api-contract/return-terms';
import { memberFinesPath } from '@site/api-contract/site-paths';
import { isOver } from '@site/api-contract/states';
import { Price, SiteLink } from '@site/ui';
import { memberAreaCopy } from '../member-area.copy';
import { namedAmount } from '../overview/bill-act';
import { owedCopy } from '../overview/owed.copy';
import {
  automaticPayerOf,
  isLate,
  isOwing,
  lateTitle,
  lateWords,
} from '../overview/pick-leading-contract';
import { isEndedUnpaid } from '../returns/ended-unpaid';
import { contractCopy as copy } from './contract.copy';

type ContractNextProps = {
  contract: ContractDetail;
  /** Acts beside the amount. */
  children?: ReactNode;
};

/** The dark band: the next installment as the one number. */
export function ContractNext({ contract, children }: ContractNextProps) {
  const { nextInstallment: next, plan, dueWithNext, dueBefore } = contract;
  const { credit, refundDue } = contract;
  const amount =
    isOwing(contract) || !isOver(contract.state) ? namedAmount(contract) : null;
  const fine = contract.waitingFine && memberAreaCopy.fine(contract.waitingFine);
  const { title, text } = isOwing(contract)
    ? { title: copy.overOwed, text: memberAreaCopy.owedText(contract) }
    : isOver(contract.state)
      ? { title: copy.overTitle, text: copy.overText }
      : next
        ? wordsOf(next, { ...contract, change: nextChange(plan, next) })
        : {
            title: copy.noneTitle,
            text: takesBackTheRest(plan.installments) ? copy.backText : copy.noneText,
          };
  return (
    <section
      className={isLate(contract) ? 'next next--late' : 'next'}
      data-theme="asfalto"
      aria-label={memberAreaCopy.next}
    >
      <div className="next-main">
        <div>
          <h2>{title}</h2>
          {amount !== null && <Price reais={amount} size="xl" />}
          <p className="next-text">{text}</p>
        </div>
        {children && <div className="next-actions">{children}</div>}
      </div>
      {fine && (
        <p className="next-also">
          {fine.text}{' '}
          <SiteLink className="link" to={memberFinesPath(contract.id)}>
            {fine.label}
          </SiteLink>
        </p>
      )}
      {dueBefore?.map((one, index) => (
        <p key={index} className="next-also">
          {owedCopy.before(one)}
        </p>
      ))}
      {next?.status !== 'vencida' &&
        next &&
        dueWithNext.map(({ label, open }, index) => (
          <p key={index} className="next-also">
            {memberAreaCopy.includes(label, open)}
          </p>
        ))}
      {credit > 0 && !next?.credited && (
        <p className="next-also">{copy.credit(credit)}</p>
      )}
      {refundDue > 0 && <p className="next-also">{copy.refund(refundDue)}</p>}
    </section>
  );
}

type Plan = ContractDetail['plan'];

function wordsOf(
  next: Installment,
  contract: ContractDetail & { change: Installment | null },
) {
  const { status, dueDate, label, amount, credited = 0 } = next;
  const { modelName, dueWithNext, change } = contract;
  const day = formatDate(dueDate);
  const what = memberAreaCopy.installmentOf(label, modelName);
  const taker = automaticPayerOf(contract);
  const after = [
    ...owedCopy.credited(credited),
    ...owedCopy.back(next),
    ...(taker ? [memberAreaCopy.takenBy[taker]] : owedCopy.payableFrom(next)),
  ];
  if (status === 'vencida')
    return {
      title: lateTitle(contract, next),
      text: [what, ...lateWords(contract, next), ...after].join(' '),
    };
  // No price goes on until an end that has been, or is booked.
  if (isEndedUnpaid(contract) || next.backOn)
    return { title: memberAreaCopy.dueOn(day), text: [what, ...after].join(' ') };
  // The number above holds more or less than the month: it isn't what goes on.
  const isMonth = dueWithNext.length === 0 && credited === 0;
  const same = isMonth ? copy.fixed : copy.fixedMonth(amount);
  const then = change ? copy.changes(change.number, change.amount) : same;
  return { title: memberAreaCopy.dueOn(day), text: [what, then, ...after].join(' ') };
}

/**
 * The next month of another price, or null. A month in parts says nothing of its own.
 */
function nextChange({ installments }: Plan, { number, amount }: Installment) {
  const isWhole = ({ label }: Installment) =>
    installments.filter((one) => one.label === label).length === 1;
  return (
    installments.find(
      (one) =>
        one.kind === 'mensalidade' &&
        one.number > number &&
        one.amount !== amount &&
        isWhole(one),
    ) ?? null
  );
}
