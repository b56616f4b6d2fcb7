import { type ContractDetail } from '@site/api-contract';
import { formatBRL, formatCount, formatDate } from '@site/api-contract/brazil';
import { benefitRows, oneOffRows } from '@site/api-contract/pricing';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { type Fact, Facts, SiteLink } from '@site/ui';
import { MonthLines } from '../own-cars/plan-facts';
import { versionOf } from '../proposals/plan.copy';
import { runsUntil } from '../returns/end-in-sight';
import { contractCopy as copy } from './contract.copy';

export function ContractFacts({ contract }: { contract: ContractDetail }) {
  const { terms, amendments, earlierAmendments } = contract;
  const lastDay = runsUntil(contract);
  const facts: Fact[] = [
    [copy.car, `${contract.modelName} ${versionOf(contract)}`],
    [copy.paint, contract.paintName],
    [copy.term, copy.months(contract.term)],
    [copy.km, formatCount(contract.km)],
    [copy.extraKm, formatBRL(terms.extraKm)],
    [copy.addOns, terms.addOns.join(', ') || copy.noAddOns],
    ...oneOffRows(terms.oneOff),
    ...benefitRows(terms.benefit),
    [copy.deductible, formatBRL(terms.deductible)],
    [copy.dueDay, copy.everyDay(terms.dueDay)],
    [
      copy.payment,
      contract.cardMissesNext ? (
        <>
          {contract.paidBy}.{' '}
          <SiteLink
            className="link"
            to={`${memberPaymentsPath(contract.id)}#cartao-titulo`}
          >
            {copy.changeCard}
          </SiteLink>
        </>
      ) : (
        contract.paidBy
      ),
    ],
    [terms.handover.label, terms.handover.text],
    contract.handedOverOn
      ? [copy.handedOver, formatDate(contract.handedOverOn)]
      : [copy.promised, copy.promisedBy(contract.promisedOn)],
    ...(lastDay ? [[copy.lastDay, formatDate(lastDay)] satisfies Fact] : []),
  ];
  return (
    <div className="prop-page-two">
      <section className="member-sec" aria-labelledby="contrato-fatos">
        <header className="member-head">
          <h2 id="contrato-fatos">{copy.facts}</h2>
        </header>
        <Facts rows={facts} />
        {amendments.length > 0 && (
          <>
            <h3 className="contract-sub">{copy.amendments}</h3>
            <ol className="contract-amendments">
              {amendments.map(({ number, text, effectiveFrom }) => (
                <li key={number}>
                  <b>{copy.amendment(number)}</b> {text}{' '}
                  <small>{copy.amendmentOn(effectiveFrom)}</small>
                </li>
              ))}
            </ol>
            {earlierAmendments !== undefined && (
              <p>{copy.earlierAmendments(earlierAmendments)}</p>
            )}
          </>
        )}
      </section>
      <MonthLines
        lines={terms.lines.map(({ key, label, amount }) => ({
          key,
          label,
          monthly: amount,
        }))}
        monthly={contract.monthly}
      />
    </div>
  );
}
