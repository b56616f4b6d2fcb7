import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { failureOf, useGetContractQuery } from '@site/api-client';
import { selectToken } from '@site/auth';
import { type ContractDetail } from '@site/contracts';
import {
  MEMBER_AREA_PATH,
  memberDeliveryPath,
  memberPaymentsPath,
} from '@site/contracts/site-paths';
import { CUSTOMER_STATE_LABELS, isAwaitingCar, isOver } from '@site/contracts/states';
import {
  deferred,
  Empty,
  Failure,
  Price,
  SiteLink,
  Skeleton,
  Stage,
  StateTag,
} from '@site/ui';
import { memberAreaCopy } from '../member-area.copy';
import { MemberFrame } from '../member-frame';
import { planCondition, versionOf } from '../proposal.copy';
import { contractCopy as copy } from './contract.copy';
import { ContractNext } from './contract-next';
import './contract.css';

const ContractParts = deferred(
  async () => (await import('./contract-parts')).ContractParts,
);

/**
 * `/area-logada/contratos/:id`: what is next, the plan, the statement, leaving, and what
 * was signed (product.md §7).
 */
export function ContractScreen() {
  const signedIn = useSelector(selectToken) !== null;
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetContractQuery(
    { params: { id } },
    { skip: !signedIn, refetchOnMountOrArgChange: true },
  );
  const failure = failureOf(error);
  const isGone = failure?.status === 404 || failure?.status === 400;
  return (
    <MemberFrame here="contract">
      <SiteLink className="link prop-page-back" to={MEMBER_AREA_PATH}>
        {memberAreaCopy.back}
      </SiteLink>
      {data ? (
        <Contract contract={data} />
      ) : isGone ? (
        <Empty level={1} slim title={copy.gone} text={copy.goneText} />
      ) : failure ? (
        <>
          <h1 className="vh">{copy.title}</h1>
          <Failure
            title={copy.failed}
            text={copy.failedText}
            traceId={failure.traceId}
            onRetry={() => void refetch()}
          />
        </>
      ) : (
        <div className="prop-page-top">
          <Skeleton shape="stage" />
          <Skeleton shape="line" count={4} />
        </div>
      )}
    </MemberFrame>
  );
}

function Contract({ contract }: { contract: ContractDetail }) {
  return (
    <>
      <header className="prop-page-top">
        <Stage model={contract.modelSlug} paint={contract.paint} eager />
        <div>
          <p className="soft num">{copy.number(contract.number, contract.signedOn)}</p>
          <h1>{contract.modelName}</h1>
          <p className="soft">{versionOf(contract)}</p>
          <Price reais={contract.monthly} per="month" size="lg" />
          <p className="condition">{`${planCondition({ ...contract, clientType: contract.terms.clientType })}, ${contract.paintName}`}</p>
          <p className="prop-tags">
            <StateTag state={contract.state} icon labels={CUSTOMER_STATE_LABELS} />
          </p>
        </div>
      </header>
      <ContractNext contract={contract}>
        {isAwaitingCar(contract.state) && (
          <SiteLink className="link" to={memberDeliveryPath(contract.id)}>
            {memberAreaCopy.seeDelivery}
          </SiteLink>
        )}
        {contract.nextInstallment && !isOver(contract.state) && (
          <SiteLink className="btn" to={memberPaymentsPath(contract.id)}>
            {contract.owed > 0 ? memberAreaCopy.pay : memberAreaCopy.seePayments}
          </SiteLink>
        )}
      </ContractNext>
      <ContractParts contract={contract} />
    </>
  );
}
