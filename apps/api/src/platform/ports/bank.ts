import { type IsoDate } from '@site/api-contract/brazil';
import {
  type BankCharge,
  type BankRecurrence,
  type ChargeOrder,
  type PixJourney,
} from './bank-charge';

/**
 * The calls that we make to a bank. They reject with `BankAway` when it did not answer,
 * after which the same key may be tried again, and with `BankRefusal` when it refused.
 */
export type Bank = {
  /** Whether several requests in a row were not answered, and none since. */
  isLeftAlone(): boolean;
  createPixCharge(
    order: ChargeOrder & { dueOn?: IsoDate },
  ): Promise<BankCharge & { location: string }>;
  /** `ourNumber` is the twelve digits that end the free field of the bar code. */
  createBoleto(
    order: ChargeOrder & { dueOn: IsoDate },
  ): Promise<BankCharge & { ourNumber: string }>;
  /**
   * Gives the bank's page on which the payer types the card. With `keepAs`, our name for
   * it, the card is saved and a webhook tells of it; then the charge may be 0 centavos.
   */
  startCardSession(
    order: ChargeOrder & { returnUrl: string; keepAs?: string },
  ): Promise<BankCharge & { url: string }>;
  /**
   * A later charge of a card with its owner's consent; a webhook tells the outcome. A
   * bank that asks its owner to confirm sends them back to `returnUrl`.
   */
  chargeCard(
    order: ChargeOrder & { token: string; returnUrl: string },
  ): Promise<BankCharge>;
  /** The card can't be charged any more. Removing it again is no error. */
  removeCard(token: string, key: string): Promise<void>;
  createRecurrence(proposed: {
    key: string;
    reference: string;
    contract: string;
    payer: string;
    journey: PixJourney;
    /** Paid with it in journey 3, before it in journey 4. */
    firstChargeId?: string;
  }): Promise<BankRecurrence>;
  cancelRecurrence(id: string, key: string): Promise<void>;
  /** Schedules a charge; the bank collects the money on its day. */
  chargeRecurrence(
    recurrenceId: string,
    order: Omit<ChargeOrder, 'payer'> & { dueOn: IsoDate },
  ): Promise<BankCharge>;
  /** Tries a failed scheduled charge again on that day. */
  retryCharge(chargeId: string, again: { key: string; on: IsoDate }): Promise<BankCharge>;
  cancelCharge(chargeId: string, key: string): Promise<void>;
  refund(order: { key: string; paymentId: string; centavos: number }): Promise<void>;
  /** The state of a charge at the bank, with all payments for it. */
  get(
    chargeId: string,
  ): Promise<
    BankCharge & { payments: { id: string; centavos: number; paidAt: string }[] }
  >;
};
