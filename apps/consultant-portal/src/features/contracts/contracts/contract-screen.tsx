import { useParams } from 'react-router-dom';
import { useGetContractQuery, useGetDeliveryQuery } from '@site/api-client';
import { type ContractDetail } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_CONTRACTS_PATH,
  consultantProposalPath,
} from '@site/api-contract/site-paths';
import { AppLink, deferred } from '@site/ui';
import { Late } from '@site/ui/proposal';
import { RecordPage } from '../../../shared/table/record-page';
import { contractCopy as copy } from './contract.copy';
import { ContractTag } from './contract-tag';
import { contractsCopy } from './contracts.copy';

const ContractBank = deferred(
  async () => (await import('./bank/contract-bank')).ContractBank,
);
const ContractCustomer = deferred(
  async () => (await import('./contract-customer')).ContractCustomer,
);
const ContractFines = deferred(
  async () => (await import('./contract-fines')).ContractFines,
);
const ContractMaintenance = deferred(
  async () => (await import('./maintenance/contract-maintenance')).ContractMaintenance,
);
const ContractNext = deferred(async () => (await import('./contract-next')).ContractNext);
const ContractReadings = deferred(
  async () => (await import('./readings/contract-readings')).ContractReadings,
);
const ContractReturn = deferred(
  async () => (await import('./return/contract-return')).ContractReturn,
);
const ContractSums = deferred(async () => (await import('./contract-sums')).ContractSums);
const ContractTerms = deferred(
  async () => (await import('./contract-terms')).ContractTerms,
);
const ContractAmendments = deferred(
  async () => (await import('./contract-terms')).ContractAmendments,
);
const ContractDelivery = deferred(
  async () => (await import('./contract-delivery')).ContractDelivery,
);
const ContractFile = deferred(async () => (await import('./contract-file')).ContractFile);
const ContractPlan = deferred(async () => (await import('./contract-plan')).ContractPlan);
const ContractStatement = deferred(
  async () => (await import('./contract-statement')).ContractStatement,
);

/** One contract: what was signed, its payments, its car, and the customer's next step. */
export function Component() {
  const { id = '' } = useParams();
  const contract = useGetContractQuery({ params: { id } });
  return (
    <>
      <title>{contract.currentData?.number ?? copy.title}</title>
      <RecordPage list={CONSULTANT_CONTRACTS_PATH} answer={contract} words={copy}>
        {(shown) => <Contract key={shown.id} contract={shown} />}
      </RecordPage>
    </>
  );
}

function Contract({ contract }: { contract: ContractDetail }) {
  const { id, proposalId, number, signedOn, state, late, customer, carReturn } = contract;
  const delivery = useGetDeliveryQuery({ params: { id } });
  return (
    <article aria-labelledby="contrato">
      <header className="contract-head">
        <div>
          <h1 id="contrato">{customer?.name ?? number}</h1>
          <p>{copy.signed(number, signedOn)}</p>
        </div>
        <div className="contract-state">
          {late && <Late>{copy.late(late.days)}</Late>}
          {carReturn?.bringBy && carReturn.isOverdue && (
            <Late>{contractsCopy.carOverdue(carReturn.bringBy)}</Late>
          )}
          <ContractTag contract={contract} />
        </div>
      </header>
      <ContractNext contract={contract} delivery={delivery.currentData} />
      <div className="contract-cols">
        <div>
          <ContractSums contract={contract} />
          <ContractTerms contract={contract} />
          <ContractAmendments {...contract} />
          {customer && <ContractCustomer customer={customer} />}
          <ContractFile id={id} />
          <p>
            <AppLink
              className="link"
              to={pathInApp('consultant-portal', consultantProposalPath(proposalId))}
            >
              {copy.proposal}
            </AppLink>
          </p>
        </div>
        <div>
          <ContractDelivery delivery={delivery} />
          {carReturn && <ContractReturn contractId={id} />}
          {delivery.currentData?.handedOverAt && <ContractReadings contractId={id} />}
          {delivery.currentData?.handedOverAt && state === 'ativa' && (
            <ContractMaintenance contractId={id} />
          )}
          {delivery.currentData?.handedOverAt && delivery.currentData.car && (
            <ContractFines contractId={id} plate={delivery.currentData.car.plate} />
          )}
        </div>
      </div>
      <ContractPlan installments={contract.plan.installments} />
      <ContractStatement lines={contract.statement} />
      <ContractBank contractId={id} />
    </article>
  );
}
