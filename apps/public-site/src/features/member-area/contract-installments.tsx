import { failureOf, useGetContractInstallmentsQuery } from '@site/api-client';
import { type ProposalDetail } from '@site/contracts';
import { type ProposalState } from '@site/contracts/states';
import { Failure, Skeleton } from '@site/ui';
import { InstallmentTable } from '../../shared/installments/installment-table';
import { memberAreaCopy } from './member-area.copy';

/**
 * The instalments of a contract; a proposal is one from its signature on, also after it
 * was cancelled (product.md §6).
 */
export function ContractInstallments({
  proposal: { id, history, dueDay },
}: {
  proposal: Pick<ProposalDetail, 'id' | 'history' | 'dueDay'>;
}) {
  const signed = history.some(({ to }) => to === SIGNED);
  const { data, error, refetch } = useGetContractInstallmentsQuery(
    { params: { id } },
    { skip: !signed },
  );
  if (!signed) return null;
  return (
    <section className="member-sec" aria-labelledby="parcelas-titulo">
      <header className="member-head">
        <h2 id="parcelas-titulo">{memberAreaCopy.installments}</h2>
        <p>{memberAreaCopy.installmentsLead(dueDay)}</p>
      </header>
      {error !== undefined ? (
        <Failure
          title={memberAreaCopy.installmentsFailed}
          traceId={failureOf(error)?.traceId}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <InstallmentTable plan={data} caption={memberAreaCopy.installments} withStatus />
      ) : (
        <Skeleton shape="row" count={4} />
      )}
    </section>
  );
}

const SIGNED: ProposalState = 'contrato_assinado';
