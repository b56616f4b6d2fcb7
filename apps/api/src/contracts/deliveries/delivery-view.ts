import { type Delivery, type DeliveryItem } from '@site/api-contract';
import { type IsoDate, reaisFromCentavos, saoPauloDay } from '@site/api-contract/brazil';
import { milestonesOf } from '@site/api-contract/contracts';
import { isDeliveredHome } from '@site/api-contract/pricing';
import { isAwaitingCar } from '@site/api-contract/sales';
import { type SignedIn } from '#platform/security/authentication';
import { storeFacts } from '../../catalog/dealerships/store-facts';
import { otherYard } from '../../sales/proposals/send/other-yard';
import { type DeliveryFacts } from './deliveries.repository';
import {
  awaitedDay,
  chosenDaysOf,
  earliestDay,
  lateCredit,
  lateDays,
  ownDays,
} from './delivery.rules';

/** The progress of a delivery in the form that the rules take. */
export function progressOf({ delivery, contract, milestones, paidOn }: DeliveryFacts) {
  return {
    source: delivery.source,
    signedOn: saoPauloDay(contract.signedAt),
    paidOn,
    arrivedOn: milestones.find(({ kind }) => kind === 'na_loja')?.onDay ?? null,
  };
}

/**
 * Days late and their credit in centavos, up to the handover or today; null when on time,
 * or when the contract ended before the handover.
 */
export function latenessOf(
  facts: DeliveryFacts,
  today: IsoDate,
): { days: number; creditCentavos: number } | null {
  const { delivery, contract, handover } = facts;
  if (delivery.releasedAt) return null;
  const day = handover ? saoPauloDay(handover.handedAt) : today;
  const { promisedOn } = delivery;
  const chosenDays = chosenDaysOf(delivery);
  const days = lateDays({ ...progressOf(facts), promisedOn, chosenDays }, day);
  if (days === 0) return null;
  return { days, creditCentavos: lateCredit(contract.terms.monthlyCentavos, days) };
}

/**
 * Why the car is not expected on the promised day; empty where it is, or was handed over.
 */
function putOffOf(facts: DeliveryFacts, today: IsoDate): Pick<DeliveryItem, 'putOff'> {
  const { delivery, handover } = facts;
  if (delivery.releasedAt || handover) return {};
  const { promisedOn } = delivery;
  const chosenDays = chosenDaysOf(delivery);
  const waiting = { ...progressOf(facts), promisedOn, chosenDays };
  const { payment, choice } = ownDays(waiting, today);
  if (payment + choice === 0) return {};
  const until = awaitedDay(waiting, today);
  return { putOff: { until, paymentDays: payment, choiceDays: choice } };
}

/**
 * Whether the customer can choose or change a slot; a slot can't be changed on its own
 * day.
 */
export function mayChooseSlot(facts: DeliveryFacts, today: IsoDate): boolean {
  return (
    isAwaitingCar(facts.proposal.state) &&
    facts.delivery.slotOn !== today &&
    earliestDay(progressOf(facts), today) !== null
  );
}

/**
 * Whether another dealership may hand the car over: only before any work was done for it.
 */
export function mayMove({ delivery, contract, ...facts }: DeliveryFacts): boolean {
  const isBegun = facts.milestones.length > 0 || facts.car !== null;
  const isOver = facts.handover !== null || delivery.releasedAt !== null;
  return !isBegun && !isOver && !isDeliveredHome(contract.terms.addOns);
}

export function toItem(
  facts: DeliveryFacts,
  viewer: Pick<SignedIn, 'kind'>,
  today: IsoDate,
): DeliveryItem {
  const { delivery, contract, proposal, customer, milestones } = facts;
  const { handover, returnKind } = facts;
  const { slotOn, slotAt } = delivery;
  const late = latenessOf(facts, today);
  return {
    id: contract.id,
    contractNumber: contract.number,
    proposalId: proposal.id,
    state: proposal.state,
    ...(returnKind && { returnKind }),
    versionName: contract.terms.versionName,
    paintName: contract.terms.paintName,
    source: delivery.source,
    promisedOn: delivery.promisedOn,
    milestones: milestonesOf(delivery.source).map((kind) => ({
      kind,
      onDay: milestones.find((noted) => noted.kind === kind)?.onDay ?? null,
    })),
    slot: slotOn && slotAt ? { day: slotOn, time: slotAt } : null,
    handedOverAt: handover?.handedAt.toISOString() ?? null,
    late: late && {
      days: late.days,
      credit: reaisFromCentavos(late.creditCentavos),
      creditedOn: facts.creditedOn,
    },
    ...putOffOf(facts, today),
    ...(isStaff(viewer) && { customerName: customer.name }),
  };
}

export function toDelivery(
  facts: DeliveryFacts,
  viewer: SignedIn,
  today: IsoDate,
): Delivery {
  const { contract, dealership, customer, car, handover, photos } = facts;
  const carFrom = otherYard({ ...facts.delivery, yard: facts.yard }, viewer);
  return {
    ...toItem(facts, viewer, today),
    today,
    dealership: storeFacts(dealership),
    isDeliveredHome: isDeliveredHome(contract.terms.addOns),
    ...homeOf(facts),
    canMove: mayMove(facts),
    canChooseSlot: mayChooseSlot(facts, today),
    car: car && { plate: car.plate, renavam: car.renavam, chassis: car.chassis },
    photos: photos.map(({ id, createdAt }) => ({ id, takenAt: createdAt.toISOString() })),
    odometerKm: handover?.odometerKm ?? null,
    ...(isStaff(viewer) && {
      customer: { email: customer.email, phone: customer.phone },
      ...(carFrom && { carFrom }),
    }),
  };
}

/** The address that the car is brought to; nothing where the customer fetches it. */
export function homeOf({
  contract: { terms },
  delivery: { releasedAt, homeAddress },
}: Pick<DeliveryFacts, 'contract' | 'delivery'>): Pick<Delivery, 'home'> {
  if (releasedAt || !isDeliveredHome(terms.addOns) || !homeAddress) return {};
  return { home: { address: homeAddress, isCompany: terms.clientType === 2 } };
}

function isStaff({ kind }: Pick<SignedIn, 'kind'>): boolean {
  return kind !== 'customer';
}
