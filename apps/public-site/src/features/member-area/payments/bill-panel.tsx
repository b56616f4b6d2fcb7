import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureOf, useAskPaymentMutation } from '@site/api-client';
import {
  type Bill,
  type ContractPayments,
  PAYMENT_METHODS,
  type PaymentCharge,
  type PaymentMethod,
} from '@site/api-contract';
import { formatBRL } from '@site/api-contract/brazil';
import { memberDeliveryPath } from '@site/api-contract/site-paths';
import { Price, SiteLink, SuccessIcon } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { owedCopy } from '../overview/owed.copy';
import { isAutomatic, isMoreAhead, isOpen, waitsForCard } from './charge-states';
import { ContestItems } from './contest-items';
import { OpenCharge } from './open-charge';
import { CardOutcome, PayByCard } from './pay-by-card';
import { paymentsCopy as copy } from './payments.copy';
import { useNamedDueDate } from './use-contract-payments';

export function BillPanel({
  payments,
  onContested,
}: {
  payments: ContractPayments;
  onContested: () => void;
}) {
  const { bill, payments: paid } = payments;
  // More payments than on arrival mean that the bank has confirmed one.
  const [before] = useState(paid.length);
  const received = paid.length > before;
  return (
    <section className="panel pay-bill" aria-label={copy.next}>
      <div role="status">
        {received && (
          <p className="notice notice--ok">
            <span>
              <SuccessIcon aria-hidden="true" /> {copy.received}
            </span>
          </p>
        )}
      </div>
      {bill ? (
        <>
          {!received && <OtherBillShown bill={bill} later={payments.later} />}
          <OpenBill key={bill.dueDate} bill={bill} payments={payments} />
          <div className="pay-contest">
            <ContestItems
              contractId={payments.contractId}
              items={bill.items}
              onSent={onContested}
            />
          </div>
        </>
      ) : (
        <NothingOpen payments={payments} />
      )}
    </section>
  );
}

/** Nothing to pay now, or the named bill cannot be paid yet and others are open. */
function NothingOpen({
  payments: { contractId, credit, next, later, awaitsCar },
}: {
  payments: ContractPayments;
}) {
  return (
    <>
      {next && later.length > 0 ? (
        <>
          <h2>{next.label}</h2>
          <Price reais={next.amount} size="xl" />
          <p className="soft">{copy.notYet(next)}</p>
        </>
      ) : (
        <>
          <h2>{copy.nothing}</h2>
          <p className="soft">{next ? copy.nextOne(next) : copy.nothingText}</p>
        </>
      )}
      {credit > 0 && (
        <p className="soft">{next ? copy.creditUsed(credit) : copy.credit(credit)}</p>
      )}
      {awaitsCar && (
        <SiteLink className="btn" to={memberDeliveryPath(contractId)}>
          {copy.delivery}
        </SiteLink>
      )}
    </>
  );
}

/** Says why the page shows another bill than the address names. */
function OtherBillShown({
  bill,
  later,
}: Pick<ContractPayments, 'later'> & { bill: Bill }) {
  const named = useNamedDueDate();
  if (!named || named === bill.dueDate) return null;
  const isOpen = later.some(({ dueDate }) => dueDate === named);
  return (
    <p className="notice notice--info">
      {isOpen ? copy.olderFirst(named) : copy.notOpen(named)}
    </p>
  );
}

type OpenBillProps = { bill: Bill; payments: ContractPayments };

function OpenBill({ bill, payments }: OpenBillProps) {
  const { label, items, dueDate, amount, late, lateCharges, clearsUntil } = bill;
  const { paid, credited } = bill;
  const { next } = payments;
  const perhapsPaid = clearsUntil && bill.charges.find(isEarlierBoleto(bill));
  return (
    <>
      <div className="pay-due">
        <h2>{label}</h2>
        <Price reais={amount} size="xl" />
        <p className={late ? 'pay-late' : 'soft'}>{copy.dueOn(dueDate, late)}</p>
        {lateCharges > 0 && <p className="soft">{copy.lateCharges(lateCharges)}</p>}
        {perhapsPaid && (
          <p className="notice notice--info">
            {copy.boletoPerhapsPaid(perhapsPaid.amount, clearsUntil)}
          </p>
        )}
        {items.length > 1 && (
          <ul className="pay-rows">
            {items.map((item) => (
              <li key={item.item}>
                <span>{item.label}</span>
                <span className="num">{formatBRL(item.amount)}</span>
              </li>
            ))}
          </ul>
        )}
        {[
          ...owedCopy.credited(credited),
          ...(next?.dueDate === dueDate ? owedCopy.back(next) : []),
        ].map((text) => (
          <p key={text} className="soft">
            {text}
          </p>
        ))}
        {paid > 0 && <p className="soft">{copy.partly(paid)}</p>}
      </div>
      {payments.online ? (
        <Ways bill={bill} payments={payments} />
      ) : (
        <p className="notice notice--warn">{copy.offline}</p>
      )}
    </>
  );
}

function Ways({ bill, payments }: OpenBillProps) {
  const { contractId, planned } = payments;
  const [ask, { isLoading, error, originalArgs }] = useAskPaymentMutation();
  const { leave } = useSite();
  const open = payableCharges(bill);
  const automatic = bill.charges.find(isAutomatic);
  const [chosen, choose] = useState<PaymentMethod | null>(null);
  const dueDate = useNamedDueDate();
  const newest = open.at(-1);
  // The bank has approved the card, so a second form for it would invite to pay twice.
  const isTyped = useSearchParams()[0].get('cartao') === 'aprovado';
  const usual = isTyped && newest?.method === 'cartao' ? undefined : newest;
  const shown =
    open.find(({ method }) => method === chosen) ?? (chosen ? undefined : usual);
  const way = chosen ?? shown?.method;
  // One filled button, until a chosen method is the filled one.
  const lead = (way ?? automatic ?? bill.takenBy) ? null : (planned ?? 'pix');
  const askFor = (method: PaymentMethod, more: { keepCard?: boolean } = {}) => {
    choose(method);
    // The API replaces an open charge for another amount.
    return ask({ params: { id: contractId }, body: { method, dueDate, ...more } });
  };
  const goToBank = async (keepCard: boolean) => {
    const { data } = await askFor('cartao', { keepCard });
    const charge = data?.bill && payableCharges(data.bill).find(isTypedAtBank);
    if (charge?.card) leave(charge.card.url);
  };
  return (
    <>
      {automatic && (
        <p className={`notice notice--${automatic.triedBefore ? 'warn' : 'info'}`}>
          {automatic.triedBefore
            ? copy.automaticTriesAgain(bears(bill))
            : copy.automaticPays(bill.dueDate, bill.late)}
        </p>
      )}
      {waitsForCard(bill) && (
        <p className="notice notice--info">{copy.cardPaysOn(bill.dueDate)}</p>
      )}
      <div className="pay-ways" role="group" aria-label={copy.how}>
        <p className="pay-how">{copy.how}</p>
        {planned && !shown && !chosen && !bill.takenBy && (
          <p className="pay-planned soft">{copy.planned(planned)}</p>
        )}
        {PAYMENT_METHODS.map((method) => (
          <button
            key={method}
            type="button"
            className={method === lead ? 'btn' : 'btn btn--line'}
            aria-pressed={way === method}
            aria-disabled={isLoading || undefined}
            onClick={() => {
              if (isLoading) return;
              if (method === 'cartao') choose(method);
              else void askFor(method);
            }}
          >
            {copy.method(method)}
          </button>
        ))}
      </div>
      <CardOutcome charges={bill.charges} />
      <div role="status">{isLoading && <p className="soft">{copy.opening}</p>}</div>
      {error !== undefined && !isLoading && originalArgs?.body.method === chosen && (
        <p className="notice notice--err" role="alert">
          {failureOf(error)?.message || copy.failed}
        </p>
      )}
      {way === 'cartao' ? (
        <PayByCard
          charge={shown}
          isMoreAhead={isMoreAhead(payments)}
          isBusy={isLoading}
          onGo={(keepCard) => void goToBank(keepCard)}
        />
      ) : (
        shown && (
          <OpenCharge
            charge={shown}
            contractId={contractId}
            journey={payments.automatic?.journey}
          />
        )
      )}
    </>
  );
}

/**
 * Open charges for the amount that is due now. Charges that the bank collects
 * automatically are left out, since they need nothing from the payer. Charges for an
 * older amount are replaced once the payer chooses a method.
 */
const payableCharges = ({ amount, charges }: Bill) =>
  charges.filter(
    (charge) =>
      isOpen(charge) &&
      charge.amount === amount &&
      (charge.pix ?? charge.boleto ?? charge.card),
  );

/** A boleto for the amount before fine and interest, which may have been paid in time. */
const isEarlierBoleto =
  ({ amount }: Bill) =>
  (charge: PaymentCharge) =>
    charge.method === 'boleto' && isOpen(charge) && charge.amount < amount;

const isTypedAtBank = ({ method }: PaymentCharge) => method === 'cartao';

/** Only installments accrue fine and interest; the other items of a bill do not. */
const bears = ({ items }: Bill) =>
  items.some(({ item }) => item.startsWith('installment:'));
