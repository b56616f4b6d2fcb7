import { type ContractSummary } from '@site/api-contract';
import { isOver } from '@site/api-contract/sales';
import {
  memberContractPath,
  memberPaymentsPath,
  memberReturnPath,
} from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { memberAreaCopy } from '../member-area.copy';
import { OwnStateTag } from './contract-tag';
import { OwnCar } from './own-car';
import './own-cars.css';

/** The cars of the customer's contracts, each with a link to its page. */
export function OwnCars({ contracts }: { contracts: readonly ContractSummary[] }) {
  const running = contracts.filter(({ state }) => !isOver(state));
  const past = contracts.filter(({ state }) => isOver(state));
  return (
    <>
      {running.length > 0 && (
        <section className="member-sec" aria-labelledby="contratos-titulo">
          <header className="member-head">
            <h2 id="contratos-titulo">{memberAreaCopy.ownCars(running.length)}</h2>
          </header>
          <ul className="own-cars">
            {running.map((contract) => (
              <li key={contract.id}>
                <OwnCar contract={contract} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {past.length > 0 && <PastContracts contracts={past} />}
    </>
  );
}

function PastContracts({ contracts }: { contracts: readonly ContractSummary[] }) {
  return (
    <section className="member-sec" aria-labelledby="contratos-antigos-titulo">
      <header className="member-head">
        <h2 id="contratos-antigos-titulo">{memberAreaCopy.pastContracts}</h2>
      </header>
      <ul className="past-contracts">
        {contracts.map(
          ({ id, number, modelName, state, carReturn, owed, loss, dueBefore }) => (
            <li key={id}>
              <SiteLink className="link" to={memberContractPath(id)}>
                {`${modelName}, ${number}`}
              </SiteLink>
              <OwnStateTag state={state} returnKind={carReturn?.kind} />
              {owed > 0 && (
                <span>
                  {memberAreaCopy.owed(owed)}{' '}
                  <SiteLink
                    className="link"
                    to={memberPaymentsPath(id, dueBefore?.[0]?.dueDate)}
                  >
                    {memberAreaCopy.pay}
                  </SiteLink>
                </span>
              )}
              {carReturn && !carReturn.isBack && (
                <SiteLink className="link" to={memberReturnPath(id)}>
                  {carReturn.bringBy
                    ? memberAreaCopy.giveCarBackBy(carReturn.bringBy)
                    : memberAreaCopy.giveCarBack}
                </SiteLink>
              )}
              {loss && <p>{memberAreaCopy.lost(loss)}</p>}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
