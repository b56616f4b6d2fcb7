import { type ContractDetail } from '@site/api-contract';
import { formatBRL, formatCount, saoPauloDay } from '@site/api-contract/brazil';
import { benefitRows, oneOffRows } from '@site/api-contract/pricing';
import { CONSULTANT_SALE_RULE_PATH } from '@site/api-contract/site-paths';
import { saleClaimFacts } from '@site/back-office/sale-claims';
import { Facts } from '@site/ui';
import { partsCopy as copy } from './contract-parts.copy';

/** The signed terms as they are in force today. */
export function ContractTerms({ contract }: { contract: ContractDetail }) {
  const { terms, withdrawal } = contract;
  const { facts } = copy;
  return (
    <section aria-labelledby="termos">
      <h2 id="termos">{copy.terms}</h2>
      <Facts
        rows={[
          [facts.car, contract.versionName],
          [facts.paint, contract.paintName],
          [facts.monthly, formatBRL(contract.monthly)],
          [facts.term, copy.months(contract.term)],
          [facts.km, formatCount(contract.km)],
          [facts.extraKm, formatBRL(terms.extraKm)],
          [facts.addOns, terms.addOns.join(', ') || facts.none],
          ...oneOffRows(terms.oneOff),
          ...benefitRows(terms.benefit),
          [facts.deductible, formatBRL(terms.deductible)],
          [facts.dueDay, copy.everyDay(terms.dueDay)],
          [facts.payment, contract.paidBy],
          [terms.handover.label, terms.handover.text],
          ...saleClaimFacts(contract.saleClaims, CONSULTANT_SALE_RULE_PATH),
          [
            facts.withdrawal,
            withdrawal?.kind === 'livre' &&
              copy.until(saoPauloDay(new Date(withdrawal.freeUntil))),
          ],
        ]}
      />
    </section>
  );
}

/**
 * Changes by the customer since the signature, each with the day from which it applies.
 */
export function ContractAmendments({
  amendments,
  earlierAmendments,
}: Pick<ContractDetail, 'amendments' | 'earlierAmendments'>) {
  return (
    <section aria-labelledby="aditivos">
      <h2 id="aditivos">{copy.amendments}</h2>
      {amendments.length === 0 ? (
        <p className="soft">{copy.noAmendments}</p>
      ) : (
        <ol className="contract-amendments">
          {amendments.map(({ number, text, effectiveFrom }) => (
            <li key={number}>
              <b>{copy.amendment(number)}</b>: {text}
              <small>{copy.amendmentFrom(effectiveFrom)}</small>
            </li>
          ))}
        </ol>
      )}
      {earlierAmendments !== undefined && (
        <p className="soft">{copy.earlierAmendments(earlierAmendments)}</p>
      )}
    </section>
  );
}
