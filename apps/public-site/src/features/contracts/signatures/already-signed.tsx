import { type ProposalDetail } from '@site/api-contract';
import { memberContractPath, memberPaymentsPath } from '@site/api-contract/site-paths';
import { SiteLink, Unbroken } from '@site/ui';
import { ContractFile } from '../../../shared/contract-file';
import { signCopy as COPY } from './sign.copy';
import './signed-view.css';

/**
 * A contract that was signed on an earlier visit: its document, and the payment that it
 * still waits for.
 */
export function AlreadySigned({ proposal: { id, state } }: { proposal: ProposalDetail }) {
  const isUnpaid = state === 'contrato_assinado';
  return (
    <div className="contract-done">
      <h1>{COPY.alreadyTitle}</h1>
      <p className="soft contract-lead">
        <Unbroken>{COPY.alreadyText}</Unbroken>
      </p>
      {isUnpaid && (
        <section className="panel contract-next" data-theme="asfalto">
          <div>
            <h2>{COPY.first}</h2>
            <p>{COPY.firstNext}</p>
          </div>
          <SiteLink className="btn" to={memberPaymentsPath(id)}>
            {COPY.pay}
          </SiteLink>
        </section>
      )}
      <p className="actions contract-actions">
        {!isUnpaid && (
          <SiteLink className="btn" to={memberContractPath(id)}>
            {COPY.seeContract}
          </SiteLink>
        )}
        <ContractFile id={id} />
      </p>
    </div>
  );
}
