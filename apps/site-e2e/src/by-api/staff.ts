import {
  addDeliveryMilestone,
  type BasketChoice,
  chooseDeliverySlot,
  decideProposal,
  getDelivery,
  getProposal,
  handOverCar,
  listDeliverySlots,
  saveDeliveredCar,
  sendDeliveryPhoto,
  sendHandoverPin,
} from '@site/api-contract';
import { type IsoDate, isValidRenavam, withCheckDigits } from '@site/api-contract/brazil';
import { mailTo } from '../steps/mailbox';
import {
  aPhoto,
  aSentProposal,
  type OfContract,
  payByPix,
  type Sent,
  sign,
  type Signed,
} from './customer';
import { ApiVisitor } from './visitor';

const MAILBOX = process.env['MAILBOX_URL'] ?? 'http://localhost:1080';

export type CarNumbers = { plate: string; renavam: string; chassis: string };

/** A customer with a proposal that a consultant has approved. */
export async function anApprovedProposal(
  choice: Partial<BasketChoice> = {},
): Promise<Sent> {
  return approved(await aSentProposal(choice));
}

/** A consultant approves the proposal; returns the customer. */
export async function approved(sent: Sent): Promise<Sent> {
  const consultant = new ApiVisitor();
  await consultant.signIn('consultor@rodar.test');
  const params = { id: sent.proposalId };
  const { revision } = await consultant.send(getProposal, { params });
  await consultant.send(decideProposal, {
    params,
    body: { to: 'aprovada', reasons: [], revision },
  });
  return sent;
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

/** The customer books the first free appointment; returns its day. */
export async function chooseFirstSlot({ api, contract }: OfContract): Promise<IsoDate> {
  const params = { id: contract.id };
  const { days } = await api.send(listDeliverySlots, { params });
  const [first] = days;
  const time = first?.times[0]?.time;
  if (!first || !time) throw new Error('No hour is free');
  await api.send(chooseDeliverySlot, { params, body: { day: first.day, time } });
  return first.day;
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
  const serial = String(Date.now() % 1_000_000).padStart(6, '0');
  const base = `2${serial}${Math.floor(Math.random() * 900) + 100}`;
  const letters = [...serial.slice(0, 3)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]);
  return {
    plate: `${letters.join('')}${serial[3]}A${serial.slice(4)}`,
    renavam: withCheckDigits(base, isValidRenavam),
    chassis: `9BWZZZ377VT${serial}`,
  };
}
