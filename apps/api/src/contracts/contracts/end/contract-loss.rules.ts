import { type LossOutcome } from '@site/api-contract';
import {
  addDays,
  addMonths,
  daysBetween,
  type IsoDate,
  reaisFromCentavos as reais,
} from '@site/api-contract/brazil';
import { termsForInstallment } from '@site/api-contract/contracts';
import { offInstallment, sum } from '@site/api-contract/pricing';
import { lateChargesOn } from '../../ledger/late-charges.rules';
import { type Entry } from '../../ledger/ledger.rules';
import { balanceOf, openItems } from '../../ledger/statement.rules';
import { type ContractDays, DAYS_OF_A_MONTH, monthOn } from '../contract.rules';
import { type ContractRecord } from '../contracts.repository';

/** Prefix of the references of ledger entries that a loss of the car wrote. */
export const LOSS = 'loss:';

/**
 * The month with the car in which the loss happened, its days until then, and their cost:
 * 1/30 of the month each as it was charged, at most the month, rounded down in the
 * customer's favor. Days after the last month cost nothing.
 */
export function monthOfLoss({
  contract,
  lostOn,
}: {
  contract: ContractDays & { handedOverOn: IsoDate };
  lostOn: IsoDate;
}): {
  month: number;
  days: number;
  centavos: number;
} {
  const { terms, amendments, handedOverOn } = contract;
  const month = Math.min(monthOn(handedOverOn, lostOn), terms.term);
  const ends = addMonths(handedOverOn, month);
  const begins = addMonths(handedOverOn, month - 1);
  const days = daysBetween(begins, lostOn < ends ? lostOn : addDays(ends, -1)) + 1;
  const { monthlyCentavos } = termsForInstallment(terms, amendments, month);
  const charged = monthlyCentavos - offInstallment(terms.benefit, month);
  const lived = Math.min(days, DAYS_OF_A_MONTH);
  return {
    month,
    days,
    centavos: Math.floor((charged * lived) / DAYS_OF_A_MONTH),
  };
}

/**
 * Centavos that the loss took back, refunds and leaves owed, by the ledger. The price of
 * a car that was to be bought is not owed any more.
 */
export function lossFigures(
  entries: readonly Entry[],
  today: IsoDate,
): {
  backCentavos: number;
  refundCentavos: number;
  owedCentavos: number;
} {
  const ofLoss = entries.filter(({ reference }) => reference.startsWith(LOSS));
  const undone = ofLoss.filter(({ kind }) => kind === 'reversal');
  const earned = undone.flatMap(({ postings }) =>
    postings.filter(({ item, centavos }) => item !== null && centavos > 0),
  );
  return {
    backCentavos: sum(earned),
    refundCentavos: Math.max(0, -balanceOf(ofLoss, 'refund-due')),
    owedCentavos: sum(
      openItems([...entries, ...lateChargesOn(entries, today)]).filter(
        ({ item }) => !item.startsWith('purchase:'),
      ),
    ),
  };
}

type Facts = Pick<ContractRecord, 'contract' | 'proposal' | 'amendments'> & {
  entries: readonly Entry[];
  handedOverOn: IsoDate | null;
};

/** How a contract ended by the loss of its car; undefined where it did not. */
export function lossOf(
  record: Facts & Pick<ContractRecord, 'lostOn'>,
  today: IsoDate,
): LossOutcome | undefined {
  const { lostOn, handedOverOn } = record;
  return lostOn && handedOverOn
    ? outcomeOf({ ...record, handedOverOn }, { lostOn, today })
    : undefined;
}

/** The result of a settlement in the ledger, or of one that would be added to it. */
export function outcomeOf(
  {
    contract: { terms },
    proposal,
    amendments,
    entries,
    handedOverOn,
  }: Facts & { handedOverOn: IsoDate },
  { lostOn, today }: { lostOn: IsoDate; today: IsoDate },
): LossOutcome {
  const lived = { terms, amendments, handedOverOn };
  const { month, days, centavos } = monthOfLoss({
    contract: lived,
    lostOn,
  });
  const { backCentavos, refundCentavos, owedCentavos } = lossFigures(entries, today);
  return {
    lostOn,
    ...(proposal.state === 'cancelada' && { hadEnded: true }),
    month,
    days,
    monthCost: reais(centavos),
    back: reais(backCentavos),
    refund: reais(refundCentavos),
    owed: reais(owedCentavos),
  };
}
