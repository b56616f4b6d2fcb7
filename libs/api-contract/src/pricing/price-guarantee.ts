import { type PriceAmounts } from './quote-estimate';

/**
 * One of the two prices of a choice: by the table of its simulation, or by the one in
 * force.
 */
export type PriceSource = 'guaranteed' | 'today';

/** Facts known of a guaranteed price. Amounts in reais. */
export type GuaranteeInput = {
  /** End of the guarantee, an instant; null without a guarantee. */
  validUntil: Date | string | null;
  now: Date | number;
  /** The server's answer about the guarantee, which overrides a device's clock. */
  confirmed?: 'holds' | 'over' | undefined;
  /**
   * The price by the guaranteed table: undefined while unknown or not needed, null where
   * that table has no such choice.
   */
  guaranteed?: PriceAmounts | null | undefined;
  /** The price by today's table; undefined while unknown or not needed. */
  today?: PriceAmounts | undefined;
  /** The price that the customer asks for, if any. */
  asked?: PriceSource | undefined;
};

/**
 * - `today`: nothing is guaranteed for this choice, or today's price is the same and
 *   begins a guarantee of its own;
 * - `guaranteed`: the guarantee holds, and no other price is known or wanted;
 * - `choose`: it holds and today's price is another one, so the customer has the choice;
 * - `over`: the guarantee has ended.
 */
export type GuaranteeDecision = {
  kind: 'today' | 'guaranteed' | 'choose' | 'over';
  /** The price that counts. */
  counts: PriceSource;
};

/**
 * Decides the price guarantee, so which price counts (decision 012): the one rule for the
 * stored, sent, mailed, printed and shown price. A customer who asks for neither gets the
 * better one for the whole contract, and the guaranteed one when they are equal. The last
 * instant of a guarantee is the one before `validUntil`.
 */
export function decideGuarantee({
  validUntil,
  now,
  confirmed,
  guaranteed,
  today,
  asked,
}: GuaranteeInput): GuaranteeDecision {
  if (validUntil === null || guaranteed === null)
    return { kind: 'today', counts: 'today' };
  const holds = confirmed
    ? confirmed === 'holds'
    : new Date(validUntil).getTime() > Number(now);
  if (!holds) return { kind: 'over', counts: 'today' };
  if (!guaranteed || !today)
    return asked === 'today'
      ? { kind: 'today', counts: 'today' }
      : { kind: 'guaranteed', counts: 'guaranteed' };
  if (sameAmounts(guaranteed, today)) return { kind: 'today', counts: 'today' };
  return { kind: 'choose', counts: asked ?? betterOf(guaranteed, today) };
}

function betterOf(guaranteed: PriceAmounts, today: PriceAmounts): PriceSource {
  return guaranteed.contractTotal <= today.contractTotal ? 'guaranteed' : 'today';
}

/**
 * Whether two prices of one choice have the same amounts, line by line, and the same
 * campaign; labels are ignored.
 */
export function sameAmounts(one: PriceAmounts, other: PriceAmounts): boolean {
  const amounts = ({ lines, oneOff }: PriceAmounts) =>
    [
      ...lines.map(({ key, monthly }) => `month ${key} ${monthly}`),
      ...oneOff.map(({ key, amount }) => `once ${key} ${amount}`),
    ]
      .sort()
      .join();
  return (
    one.contractTotal === other.contractTotal &&
    one.benefit?.code === other.benefit?.code &&
    amounts(one) === amounts(other)
  );
}
