import { type ContractSummary } from '@site/contracts';
import { formatBRL, formatDate } from '@site/contracts/brazil';
import { memberContractPath } from '@site/contracts/site-paths';
import { CUSTOMER_STATE_LABELS } from '@site/contracts/states';
import { SiteLink, Stage, StateTag } from '@site/ui';
import { memberAreaCopy } from './member-area.copy';
import { versionOf } from './proposal.copy';

/** The car of a contract in force: its facts and the way to the contract. */
export function OwnCar({ contract }: { contract: ContractSummary }) {
  const { id, number, signedAt, nextInstallment: next } = contract;
  const facts: (readonly [string, string])[] = [
    [memberAreaCopy.contract, number],
    [memberAreaCopy.signedOn, formatDate(new Date(signedAt))],
    [memberAreaCopy.monthly, formatBRL(contract.monthly)],
    ...(next
      ? [
          [
            memberAreaCopy.nextInstallment,
            `${formatDate(next.dueDate)}, ${formatBRL(next.amount)}`,
          ] as const,
        ]
      : []),
  ];
  return (
    <article className="own-car" aria-labelledby={`contrato-${id}`}>
      <Stage model={contract.modelSlug} paint={contract.paint} />
      <div>
        <h3 id={`contrato-${id}`}>{`${contract.modelName} ${versionOf(contract)}`}</h3>
        <p className="prop-tags">
          <StateTag state={contract.state} icon labels={CUSTOMER_STATE_LABELS} />
        </p>
        <dl className="facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <SiteLink className="link" to={memberContractPath(id)}>
          {memberAreaCopy.seeContract}
        </SiteLink>
      </div>
    </article>
  );
}
