import { type ContractSummary } from '@site/api-contract';
import { formatBRL, formatDate } from '@site/api-contract/brazil';
import { amountDue } from '@site/api-contract/pricing';
import {
  memberContractPath,
  memberDeliveryPath,
  memberReturnPath,
} from '@site/api-contract/site-paths';
import { isDelivered } from '@site/api-contract/states';
import { SiteLink, Stage } from '@site/ui';
import { memberAreaCopy } from '../member-area.copy';
import { isLate } from '../overview/pick-leading-contract';
import { versionOf } from '../proposals/proposal.copy';
import { ContractTag } from './contract-tag';
import { DeliveredFacts, OwnCarKm } from './delivered-car-facts';
import { FactList, type FactRow } from './own-car-facts';

/**
 * The car of a contract in force: its km once it is with the customer, its facts, and the
 * ways to contract and delivery.
 */
export function OwnCar({ contract }: { contract: ContractSummary }) {
  const { id, state, carReturn } = contract;
  const hasCar = isDelivered(state);
  const facts = factsOf(contract);
  return (
    <article className="own-car" aria-labelledby={`contrato-${id}`}>
      <Stage model={contract.modelSlug} paint={contract.paint} />
      <div>
        <h3 id={`contrato-${id}`}>{`${contract.modelName} ${versionOf(contract)}`}</h3>
        <p className="prop-tags">
          <ContractTag
            state={state}
            returnKind={carReturn?.kind}
            isLate={isLate(contract)}
          />
        </p>
        {hasCar ? <OwnCarKm contractId={id} /> : <FactList facts={facts} />}
      </div>
      {hasCar && <DeliveredFacts contractId={id} facts={facts} />}
      <p className="own-car-ways">
        <SiteLink className="link" to={memberContractPath(id)}>
          {memberAreaCopy.seeContract}
        </SiteLink>
        <SiteLink className="link" to={memberDeliveryPath(id)}>
          {hasCar ? memberAreaCopy.seeHandover : memberAreaCopy.followDelivery}
        </SiteLink>
        {carReturn?.bringBy && !carReturn.isBack && (
          <SiteLink className="link" to={memberReturnPath(id)}>
            {memberAreaCopy.giveCarBackBy(carReturn.bringBy)}
          </SiteLink>
        )}
      </p>
    </article>
  );
}

function factsOf(contract: ContractSummary): FactRow[] {
  const { state, number, signedAt, monthly, nextInstallment: next } = contract;
  return [
    [memberAreaCopy.contract, number],
    // With the car, its own facts stand in their place.
    ...(isDelivered(state)
      ? []
      : [
          [memberAreaCopy.signedOn, formatDate(new Date(signedAt))] as const,
          [memberAreaCopy.monthly, formatBRL(monthly)] as const,
        ]),
    ...(next
      ? [
          [
            next.status === 'vencida'
              ? memberAreaCopy.lateInstallment
              : memberAreaCopy.nextInstallment,
            `${formatDate(next.dueDate)}, ${formatBRL(amountDue(contract, next))}`,
          ] as const,
        ]
      : []),
  ];
}
