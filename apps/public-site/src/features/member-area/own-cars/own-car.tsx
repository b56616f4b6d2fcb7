import { type ContractSummary } from '@site/api-contract';
import { formatBRL, formatDate } from '@site/api-contract/brazil';
import { isDelivered } from '@site/api-contract/sales';
import { memberReturnPath } from '@site/api-contract/site-paths';
import { SiteLink, Stage } from '@site/ui';
import { isReportedLost } from '../km/is-reported-lost';
import { memberAreaCopy } from '../member-area.copy';
import { versionOf } from '../proposals/plan.copy';
import { BookedVisit } from './booked-visit';
import { CarVerbs } from './car-verbs';
import { ContractTag } from './contract-tag';
import { DeliveredFacts, OwnCarKm } from './delivered-car-facts';
import { OpenRequest } from './open-request';
import { FactList, type FactRow } from './own-car-facts';

/**
 * The car of a running contract with its facts; after the handover also its km. Its
 * actions come first: whoever needs help finds it on the first screen of a phone, however
 * many notices there are.
 */
export function OwnCar({ contract }: { contract: ContractSummary }) {
  const { id, state, carReturn } = contract;
  const hasCar = isDelivered(state);
  const facts = factsOf(contract);
  return (
    <article className="own-car" aria-labelledby={`contrato-${id}`}>
      <CarVerbs contract={contract} />
      {contract.openRequests && (
        <OpenRequest contractId={id} requests={contract.openRequests} />
      )}
      {contract.workshopVisit && (
        <BookedVisit contractId={id} visit={contract.workshopVisit} />
      )}
      <div>
        <Stage
          model={contract.modelSlug}
          paint={contract.paint}
          version={contract.versionSlug}
          title={
            <h3 id={`contrato-${id}`}>
              {contract.modelName} <small>{versionOf(contract)}</small>
            </h3>
          }
          aside={<ContractTag contract={contract} />}
        />
      </div>
      <div>
        {hasCar ? (
          <OwnCarKm contractId={id} isGone={isReportedLost(contract)} />
        ) : (
          <FactList facts={facts} />
        )}
        {carReturn?.bringBy && !carReturn.isBack && (
          <SiteLink className="link" to={memberReturnPath(id)}>
            {memberAreaCopy.giveCarBackBy(carReturn.bringBy)}
          </SiteLink>
        )}
      </div>
      {hasCar && <DeliveredFacts contractId={id} facts={facts} />}
    </article>
  );
}

function factsOf({ state, number, signedAt, monthly }: ContractSummary): FactRow[] {
  return [
    [memberAreaCopy.contract, number],
    // A delivered car shows its own facts instead.
    ...(isDelivered(state)
      ? []
      : [
          [memberAreaCopy.signedOn, formatDate(new Date(signedAt))] as const,
          [memberAreaCopy.monthly, formatBRL(monthly)] as const,
        ]),
  ];
}
