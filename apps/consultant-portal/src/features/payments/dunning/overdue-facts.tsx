import { type OverdueContract } from '@site/api-contract';
import { formatDateTime, formatPhone } from '@site/api-contract/brazil';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantContractPath } from '@site/api-contract/site-paths';
import { AppLink, type Fact, Facts, phoneHref, SiteLink } from '@site/ui';
import { dunningCopy } from './dunning.copy';

const copy = dunningCopy.one;

/** The customer's debt, its age, and the customer's contact data. */
export function OverdueFacts({ overdue }: { overdue: OverdueContract }) {
  const { money, day, days } = dunningCopy;
  const { contractId, email, cellphone, promisedUntil, ending } = overdue;
  const facts: Fact[] = [
    [
      copy.contract,
      <AppLink
        className="link"
        to={pathInApp('consultant-portal', consultantContractPath(contractId))}
      >
        {overdue.contract}
      </AppLink>,
    ],
    [copy.since, day(overdue.dueDate)],
    [copy.late, days(overdue.daysLate)],
    [copy.owed, money(overdue.owed)],
    [copy.lateCharges, money(overdue.lateCharges)],
    [copy.letter, day(overdue.letterOn)],
    [copy.agreed, promisedUntil && day(promisedUntil)],
    [copy.withCar, overdue.delivered ? copy.hasCar : copy.hasNone],
    [copy.endsFrom, ending && day(ending.from)],
    [copy.cost, ending && money(ending.cost)],
    [
      copy.phone,
      cellphone && (
        <SiteLink to={phoneHref(cellphone)}>{formatPhone(cellphone)}</SiteLink>
      ),
    ],
    [copy.email, email && <SiteLink to={`mailto:${email}`}>{email}</SiteLink>],
  ];
  return <Facts rows={facts} />;
}

/** Earlier decisions about this contract, newest first. */
export function EarlierDecisions({ decisions }: Pick<OverdueContract, 'decisions'>) {
  return (
    <>
      <h2>{copy.before}</h2>
      {decisions.length === 0 ? (
        <p className="soft">{copy.nothingBefore}</p>
      ) : (
        decisions.map(({ kind, message, promisedOn, decidedAt, decidedBy }) => (
          <blockquote key={decidedAt}>
            <b>{copy.decisions[kind]}</b>
            {promisedOn && ` ${copy.until(promisedOn)}`}
            <p>{message}</p>
            <small className="soft">
              {copy.by(formatDateTime(decidedAt), decidedBy)}
            </small>
          </blockquote>
        ))
      )}
    </>
  );
}
