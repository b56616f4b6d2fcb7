import { type ChargeState } from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { type ContractRecord } from '../../../contracts/contracts/contracts.repository';
import { chargeFacts } from '../../bills/bill.rules';
import { type BankChargeRow, LIVE } from '../../payments/payments.repository';
import { nextTryOn } from '../../saved-cards/saved-cards.rules';
import { type Told } from '../bank-events';

/** A charge that the bank tells of, with its contract, which is locked. */
export type ChargeFacts = {
  charge: BankChargeRow;
  record: Pick<ContractRecord, 'contract' | 'proposal' | 'entries'>;
  /** The charge is of a saved card, and the contract still has one. */
  hasCard: boolean;
};

/** The new state of a charge that was not paid. */
export type ChargeNews = {
  /** States that it may leave; news of a settled charge change nothing. */
  from: readonly ChargeState[];
  change: Partial<BankChargeRow>;
  mail: NewsMail | null;
};

/** The mail to the payer. */
export type NewsMail = { label: string } & (
  | { kind: 'declined' | 'confirm-card' | 'card-fallback' }
  | { kind: 'card-tries-again'; nextTry: IsoDate; bears: boolean }
);

/** Pix Automático found no money; a job decides about another try. */
export function decideFailure(
  _: ChargeFacts,
  { reason, tries, chargeId: bankId }: Told['charge.failed'],
): ChargeNews {
  return { from: LIVE, change: { state: 'failed', reason, tries, bankId }, mail: null };
}

/**
 * The bank of a saved card asks its owner to confirm a charge: the owner is told once.
 */
export function decideChallenge(
  { charge, record }: ChargeFacts,
  { chargeId: bankId, url: pageUrl }: Told['charge.challenged'],
): ChargeNews {
  return {
    from: ['asked', 'scheduled'],
    change: { state: 'open', bankId, pageUrl },
    mail: { kind: 'confirm-card', label: chargeFacts(charge, record).label },
  };
}

/**
 * The payer or the card declined. A saved card gets another try, of which the customer is
 * told the first time; after the last one a single Pix is offered.
 */
export function decideDecline(
  { charge, record, hasCard }: ChargeFacts,
  { reason, chargeId: bankId }: Told['charge.declined'],
): ChargeNews {
  const { label, bears } = chargeFacts(charge, record);
  const refused = { reason, bankId };
  const declined = { ...refused, state: 'declined' } as const;
  if (charge.method !== 'cartao-salvo')
    return { from: LIVE, change: declined, mail: { kind: 'declined', label } };
  const nextTry = hasCard ? nextTryOn({ ...charge, reason }) : null;
  if (!nextTry) return givenUp(label, refused);
  return {
    from: LIVE,
    change: { ...refused, state: 'failed' },
    mail: charge.tries === 0 ? { kind: 'card-tries-again', label, nextTry, bears } : null,
  };
}

/** A bill that the saved card could not pay, which the customer must pay. */
export function givenUp(label: string, change: Partial<BankChargeRow>): ChargeNews {
  return {
    from: LIVE,
    change: { ...change, state: 'declined' },
    mail: { kind: 'card-fallback', label },
  };
}
