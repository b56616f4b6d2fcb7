import {
  addDeliveryMilestone,
  type BasketChoice,
  chooseDeliverySlot,
  decideProposal,
  getDelivery,
  getProposal,
  handOverCar,
  listDeliverySlots,
  listProposals,
  saveDeliveredCar,
  sendDeliveryPhoto,
  sendHandoverPin,
} from '@site/api-contract';
import { type IsoDate, isValidRenavam, withCheckDigits } from '@site/api-contract/brazil';
import { mailTo } from '../steps/mailbox';
import { uniqueDigits } from '../steps/people';
import {
  aPhoto,
  aSentProposal,
  type OfContract,
  payByPix,
  type Sent,
  sign,
  type Signed,
} from './customer';
import { ApiVisitor, isRefusedFor } from './visitor';

const MAILBOX = process.env['MAILBOX_URL'] ?? 'http://localhost:1080';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export type CarNumbers = { plate: string; renavam: string; chassis: string };

/** A customer with a proposal that a consultant has approved. */
export async function anApprovedProposal(
  choice: Partial<BasketChoice> = {},
): Promise<Sent> {
  return approved(await aSentProposal(choice));
}

/** A consultant approves the proposal; returns the customer. */
export async function approved(sent: Sent): Promise<Sent> {
  await approveByApi(sent.number);
  return sent;
}

/** A consultant approves the proposal with this number. */
export async function approveByApi(number: string): Promise<void> {
  const consultant = new ApiVisitor();
  await consultant.signIn('consultor@rodar.test');
  const { items } = await consultant.send(listProposals, { query: { search: number } });
  const [found] = items;
  if (!found) throw new Error(`The proposal ${number} is not in the list`);
  const params = { id: found.id };
  const { revision } = await consultant.send(getProposal, { params });
  await consultant.send(decideProposal, {
    params,
    body: { to: 'aprovada', reasons: [], revision },
  });
}

/** A contract that its customer has just signed. */
export async function aSignedContract(
  choice: Partial<BasketChoice> = {},
): Promise<Signed> {
  return sign(await anApprovedProposal(choice));
}

/** A signed contract whose first installment was paid by Pix. */
export async function aPaidContract(choice: Partial<BasketChoice> = {}): Promise<Signed> {
  const signed = await aSignedContract(choice);
  await payByPix(signed);
  return signed;
}

/**
 * The customer books the first free appointment; returns its day. Journeys at the same time
 * want the same hour, so a customer who comes too late takes the next one.
 */
export async function chooseFirstSlot({ api, contract }: OfContract): Promise<IsoDate> {
  const params = { id: contract.id };
  for (;;) {
    const { days } = await api.send(listDeliverySlots, { params });
    const [first] = days;
    const time = first?.times[0]?.time;
    if (!first || !time) throw new Error('No hour is free');
    try {
      await api.send(chooseDeliverySlot, { params, body: { day: first.day, time } });
      return first.day;
    } catch (error) {
      if (!isRefusedFor(error, 'slot-taken')) throw error;
    }
  }
}

/**
 * Meets every condition of the handover: car, milestones with today's date, and a photo.
 */
export async function prepareByApi({ contract }: OfContract): Promise<void> {
  const dealer = await aDealer();
  const params = { id: contract.id };
  await dealer.send(saveDeliveredCar, { params, body: aCar() });
  const { milestones } = await dealer.send(getDelivery, { params });
  for (const { kind, onDay } of milestones)
    if (onDay === null)
      await dealer.send(addDeliveryMilestone, {
        params,
        body: { kind, onDay: dealer.today() },
      });
  await dealer.send(sendDeliveryPhoto, { params, body: { file: await aPhoto() } });
}

/** Hands the car over with the code from the customer's mail. */
export async function handOverByApi(of: OfContract): Promise<void> {
  const handOver = await readyToHandOver(of);
  await handOver();
}

/** Prepares a handover with the customer's code; the returned function completes it. */
export async function readyToHandOver({
  person,
  contract,
}: OfContract): Promise<() => Promise<unknown>> {
  const dealer = await aDealer();
  const params = { id: contract.id };
  await dealer.send(sendHandoverPin, { params });
  const [, pin = ''] = await mailTo(
    MAILBOX,
    person.email,
    /^(\d{6}): Código para receber o seu carro$/m,
  );
  return () => dealer.send(handOverCar, { params, body: { odometerKm: 14, pin } });
}

async function aDealer(): Promise<ApiVisitor> {
  const dealer = new ApiVisitor();
  await dealer.signIn('dealer@rodar.test');
  return dealer;
}

/** Plate, RENAVAM and chassis of a unique car, with valid check digits. */
export function aCar(): CarNumbers {
  const serial = uniqueDigits().slice(-9);
  return {
    plate: plateOf(Number(serial)),
    renavam: withCheckDigits(`2${serial}`, isValidRenavam),
    chassis: `9BWZZZ37${serial}`,
  };
}

/** A plate 'ABC1D23' for each number below 456,976,000, after which they come again. */
function plateOf(serial: number): string {
  let rest = serial;
  const digit = (base: number) => {
    const value = rest % base;
    rest = Math.floor(rest / base);
    return value;
  };
  return [...'LLLNLNN']
    .map((kind) => (kind === 'N' ? String(digit(10)) : LETTERS[digit(LETTERS.length)]))
    .join('');
}
