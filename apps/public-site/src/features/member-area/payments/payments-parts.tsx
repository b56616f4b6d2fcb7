import { type ContractPayments } from '@site/contracts';
import { formatBRL } from '@site/contracts/brazil';
import { AutomaticSection } from './automatic-section';
import { BillPanel } from './bill-panel';
import { PaidList } from './paid-list';
import { paymentsCopy as copy } from './payments.copy';

/** What is to be paid, the ways to do it, and what was paid: all that comes with data. */
export function PaymentsParts({ payments }: { payments: ContractPayments }) {
  const { bill, later, credit, online } = payments;
  return (
    <>
      <BillPanel payments={payments} />
      {bill && credit > 0 && <p className="notice notice--info">{copy.credit(credit)}</p>}
      {later.length > 0 && (
        <section className="member-sec" aria-labelledby="tambem-titulo">
          <header className="member-head">
            <h2 id="tambem-titulo">{copy.later}</h2>
          </header>
          <ul className="pay-rows">
            {later.map(({ label, dueDate, amount }) => (
              <li key={dueDate}>
                <span>
                  {label}, {copy.dueOn(dueDate, false).toLowerCase()}
                </span>
                <b className="num">{formatBRL(amount)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      {online && <AutomaticSection payments={payments} />}
      <PaidList payments={payments} />
    </>
  );
}
