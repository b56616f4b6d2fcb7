import { type CarReturn, type ReturnItem } from '@site/api-contract';
import {
  type IsoDate,
  reaisFromCentavos as reais,
  saoPauloDay,
} from '@site/api-contract/brazil';
import { sum } from '@site/api-contract/pricing';
import { contestAnswerDay } from '@site/api-contract/sales';
import { type SignedIn } from '#platform/security/authentication';
import { storeFacts } from '../../catalog/dealerships/store-facts';
import {
  isCarOut,
  isOverdue,
  lastDayOf,
  withdrawableUntil,
} from '../../contracts/contracts/contract.rules';
import { takenBackOn } from '../../contracts/contracts/plan/installment-charge.rules';
import { itemLabel } from '../../contracts/ledger/item-labels.rules';
import { owedOn } from '../../contracts/ledger/late-charges.rules';
import { openBillsOn } from '../../contracts/ledger/open-bills.rules';
import { balanceOf, openItems } from '../../contracts/ledger/statement.rules';
import { freeUntil, kmOn } from '../km/km-settlement.rules';
import { toppedUpKm } from '../km/km-top-up.rules';
import { type Reading } from '../km/odometer-reading.rules';
import { estimateOf } from './estimate-view';
import { CREDIT_REFUND, SETTLEMENT } from './receive/settlement.rules';
import { closedBy, costOf, isDemanded } from './return.rules';
import { beginsOf, begunOf, exitOf, livedOf, overtimeOf } from './return-costs';
import { type ReturnFacts, type ReturnRow } from './returns.repository';

/** Km driven up to a reading, and those bought in addition to the package. */
export function kmFactsOf({ start, last, entries }: ReturnFacts, odometerKm = last.km) {
  return { driven: odometerKm - start.km, toppedUp: toppedUpKm(entries) };
}

/** The car is still out. */
export function isWithCustomer({ proposal, booking }: ReturnFacts): boolean {
  return isCarOut({ proposal, carReturn: booking });
}

/** Whether the day can be booked or changed; not on the day itself. */
function bookable(
  facts: ReturnFacts,
  now: Date,
): Pick<CarReturn, 'canBook' | 'closedBy' | 'withdrawUntil'> {
  const instead = isWithCustomer(facts) ? closedBy(facts, now) : null;
  const isToday = facts.booking?.slotOn === saoPauloDay(now);
  return {
    canBook: isWithCustomer(facts) && instead === null && !isToday,
    closedBy: instead,
    withdrawUntil:
      instead === 'desistencia'
        ? withdrawableUntil(facts.contract.terms).toISOString()
        : null,
  };
}

/** Whether the booking can be cancelled; not once the inspection has begun. */
export function mayCancel(facts: ReturnFacts): boolean {
  const { proposal, booking, photos, damages } = facts;
  return (
    proposal.state === 'ativa' &&
    booking !== null &&
    !isDemanded(booking) &&
    photos.length + damages.length === 0
  );
}

/** The row of a list. */
export function toItem(
  {
    contract,
    proposal,
    booking,
    plate,
    customer,
  }: Pick<ReturnFacts, 'contract' | 'proposal' | 'plate'> & {
    booking: Pick<ReturnRow, 'kind' | 'slotOn' | 'slotAt' | 'bringBy' | 'returnedAt'>;
    customer: { name: string } | null;
  },
  today: IsoDate,
): ReturnItem {
  const { kind, slotOn, slotAt, bringBy, returnedAt } = booking;
  return {
    id: contract.id,
    contractNumber: contract.number,
    proposalId: proposal.id,
    state: proposal.state,
    versionName: contract.terms.versionName,
    paintName: contract.terms.paintName,
    plate,
    kind,
    bringBy,
    isOverdue: isOverdue(booking, today),
    slot: slotOn && slotAt ? { day: slotOn, time: slotAt } : null,
    returnedAt: returnedAt?.toISOString() ?? null,
    ...(customer && { customerName: customer.name }),
  };
}

/** A return on its page, for viewers who may see it. */
export function toReturn(
  facts: ReturnFacts,
  viewer: Pick<SignedIn, 'kind'>,
  now: Date,
): CarReturn {
  const { contract, booking, dealership, customer, entries, photos, carReturn } = facts;
  const today = saoPauloDay(booking?.returnedAt ?? now);
  const lived = livedOf(facts);
  const day = booking?.returnedAt ? today : later(booking?.slotOn, today);
  const exit = exitOf(facts, day);
  const read = shownReading(facts, today);
  const km = kmFactsOf(facts, read.km);
  const { allowed, extraKm, centavos } =
    exit.kind === 'desistencia'
      ? { allowed: km.driven, extraKm: 0, centavos: 0 } // a withdrawal settles no km
      : kmOn(lived, day, km);
  return {
    ...toItem(
      {
        ...facts,
        booking: booking ?? { ...NOT_ASKED, kind: exit.kind },
        customer: isStaff(viewer) ? customer : null,
      },
      today,
    ),
    isAsked: booking !== null,
    dealershipId: String(dealership.id),
    dealership: storeFacts(dealership),
    endsOn: lastDayOf(facts.handedOverOn, contract.terms),
    freeUntil: freeUntil(lived),
    ...overtimeOf(facts, day),
    endedOn: carReturn?.endedAt ? saoPauloDay(carReturn.endedAt) : null,
    term: contract.terms.term,
    month: exit.month,
    cost: reais(Math.min(exit.centavos, booking?.exitCentavos ?? exit.centavos)),
    ...(!booking?.returnedAt && beginsOf(facts, { today, day })),
    ...(!booking?.returnedAt && begunOf(facts, today)),
    km: {
      driven: km.driven,
      panel: read.km,
      allowed,
      extra: extraKm,
      cost: reais(centavos),
      readOn: read.onDay,
    },
    owed: reais(owedOn(entries, saoPauloDay(now))),
    bills: openBillsOn(facts, saoPauloDay(now)),
    ...goesBackOf(facts, saoPauloDay(now)),
    ...bookable(facts, now),
    canCancel: mayCancel(facts),
    charged: chargedOf(facts),
    dueOn: settlementOf(facts)?.dueOn ?? null,
    refund: reais(refundedOf(facts)),
    odometerKm: booking?.odometerKm ?? booking?.inspectedKm ?? null,
    photos: photos.map(({ id, createdAt }) => ({ id, takenAt: createdAt.toISOString() })),
    damages: damagesOf(facts),
    deductible: reais(contract.terms.deductibleCentavos),
    ...wearOf(facts),
    ...estimateOf(facts),
    damageState: booking?.damageState ?? null,
    contestUntil: booking?.contestUntil ?? null,
    answerBy:
      booking?.damageState === 'contestados'
        ? contestAnswerDay(booking.contestOpenedAt ?? booking.updatedAt)
        : null,
    contestReason: booking?.contestReason ?? null,
    contestAnswer: booking?.contestAnswer ?? null,
    ...(isStaff(viewer) && {
      customer: { email: customer.email, phone: customer.cellphone },
    }),
  };
}

/**
 * The reading of the return itself, else the one that its code was sent with, else the
 * last one before.
 */
function shownReading({ booking, last }: ReturnFacts, today: IsoDate): Reading {
  if (typeof booking?.odometerKm === 'number')
    return { km: booking.odometerKm, onDay: booking.returnedAt ? today : last.onDay };
  if (typeof booking?.inspectedKm === 'number' && booking.inspectedKm >= last.km)
    return { km: booking.inspectedKm, onDay: saoPauloDay(booking.updatedAt) };
  return last;
}

/** Open months that begin after the booked day (docs/product/driving.md). */
export function goesBackOf(
  facts: Parameters<typeof takenBackOn>[0] & Pick<ReturnFacts, 'entries'>,
  today: IsoDate,
): Pick<CarReturn, 'goesBack'> {
  const back = openItems(facts.entries).filter(({ item }) => {
    const number = Number(/^installment:(\d+)$/.exec(item)?.[1]);
    return number > 0 && takenBackOn(facts, { number }, today);
  });
  return back.length > 0 ? { goesBack: reais(sum(back)) } : {};
}

const NOT_ASKED = { slotOn: null, slotAt: null, bringBy: null, returnedAt: null };

function damagesOf(facts: ReturnFacts): CarReturn['damages'] {
  return facts.damages.map((damage) => {
    const { id, label, centavos, isInsured, contest } = damage;
    return {
      ...{ id, label, isInsured, contest },
      quote: reais(centavos),
      cost: reais(costOf(facts, id)),
      ...(damage.wearRow && {
        row: damage.wearRow,
        quantity: damage.quantity ?? 1,
        photoId: damage.photoId,
      }),
    };
  });
}

function wearOf({ contract: { terms } }: ReturnFacts): Pick<CarReturn, 'wear'> {
  const { wear, addOns } = terms;
  return wear ? { wear: { ...wear, addOns: addOns.map(({ slug }) => slug) } } : {};
}

function settlementOf({ entries }: ReturnFacts) {
  return entries.find(({ reference }) => reference === SETTLEMENT);
}

/** Items of the settlement, with their names. */
function chargedOf(facts: ReturnFacts): CarReturn['charged'] {
  return (settlementOf(facts)?.postings ?? []).flatMap(({ account, item, centavos }) =>
    item && account.startsWith('revenue-')
      ? [{ label: itemLabel(item, facts), amount: reais(-centavos) }]
      : [],
  );
}

function refundedOf({ entries }: ReturnFacts): number {
  const refund = entries.filter(({ reference }) => reference === CREDIT_REFUND);
  return -balanceOf(refund, 'refund-due');
}

function later(one: IsoDate | null | undefined, other: IsoDate): IsoDate {
  return one && one > other ? one : other;
}

function isStaff({ kind }: Pick<SignedIn, 'kind'>): boolean {
  return kind !== 'customer';
}
