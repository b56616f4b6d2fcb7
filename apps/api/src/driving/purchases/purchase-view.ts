import { type Purchase } from '@site/api-contract';
import {
  addBusinessDays,
  addDays,
  type IsoDate,
  reaisFromCentavos,
  saoPauloDay,
} from '@site/api-contract/brazil';
import {
  PURCHASE_ANSWER_DAYS,
  purchaseFrom,
  TRANSFER_DAYS,
} from '@site/api-contract/driving';
import { storeFacts } from '../../catalog/dealerships/store-facts';
import { lastDayOf } from '../../contracts/contracts/contract.rules';
import { oldestLateBill } from '../../contracts/ledger/late-charges.rules';
import { type ReturnFacts } from '../returns/returns.repository';
import { mayAsk } from './purchase.rules';

/** The purchase of a car, for its customer and for consultants. */
export function toPurchase(
  facts: ReturnFacts,
  { today, isStaff }: { today: IsoDate; isStaff: boolean },
): Purchase {
  const { contract, purchase, last, booking, plate, customer } = facts;
  const { name, city, state, phone } = storeFacts(facts.dealership);
  const endsOn = lastDayOf(facts.handedOverOn, contract.terms);
  const late = oldestLateBill(facts.entries, today);
  return {
    id: contract.id,
    contractNumber: contract.number,
    versionName: contract.terms.versionName,
    paintName: contract.terms.paintName,
    plate,
    km: last.km,
    kmReadOn: last.onDay,
    endsOn,
    from: purchaseFrom(endsOn),
    isEarly: today < purchaseFrom(endsOn),
    canAsk: mayAsk(facts, today),
    isDemanded: booking?.kind === 'inadimplencia',
    ...(facts.lostOn && { lostOn: facts.lostOn }),
    ...(late && {
      lateBill: { since: late.since, amount: reaisFromCentavos(late.centavos) },
    }),
    returnOn: booking?.returnedAt ? null : (booking?.slotOn ?? null),
    dealership: { name, city, state, phone },
    ...(purchase ? asked(purchase) : NOT_ASKED),
    ...(isStaff && { customerName: customer.name }),
  };
}

const NOT_ASKED = {
  state: null,
  revision: 0,
  askedAt: null,
  answerUntil: null,
  answer: null,
  price: null,
  validUntil: null,
  dueOn: null,
  boughtOn: null,
  transferUntil: null,
  transferredOn: null,
};

function asked(row: NonNullable<ReturnFacts['purchase']>): {
  [Name in keyof typeof NOT_ASKED]: Purchase[Name];
} {
  const { state, revision, answer, validUntil, dueOn, boughtOn, transferredOn } = row;
  return {
    state,
    revision,
    askedAt: row.askedAt.toISOString(),
    ...deadlinesOf(row),
    answer,
    price: row.priceCentavos === null ? null : reaisFromCentavos(row.priceCentavos),
    validUntil,
    dueOn,
    boughtOn,
    transferredOn,
  };
}

/** The last day for our answer, and for the transfer of a car that was paid. */
export function deadlinesOf({
  askedAt,
  boughtOn,
}: Pick<NonNullable<ReturnFacts['purchase']>, 'askedAt' | 'boughtOn'>) {
  return {
    answerUntil: addBusinessDays(saoPauloDay(askedAt), PURCHASE_ANSWER_DAYS),
    transferUntil: boughtOn && addDays(boughtOn, TRANSFER_DAYS),
  };
}
