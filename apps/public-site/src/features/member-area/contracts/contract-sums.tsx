import { type ContractDetail, type Installment } from '@site/api-contract';
import {
  centavosFromReais,
  formatBRL,
  reaisFromCentavos,
} from '@site/api-contract/brazil';
import { contractCopy as copy } from './contract.copy';

type ContractSumsProps = {
  plan: ContractDetail['plan'];
  /** The contract ended, so its planned total was never reached. */
  isOver: boolean;
};

export function ContractSums({ plan, isOver }: ContractSumsProps) {
  const { installments, total } = plan;
  const late = installments.filter(({ status }) => status === 'vencida');
  const credited = installments.filter((one) => (one.credited ?? 0) > 0);
  const ahead = installments.filter(({ status }) => status !== 'vencida');
  return (
    <dl className="facts contract-sums">
      <div>
        <dt>{copy.paidSum}</dt>
        <dd>{sumOf(installments, ({ amount, open, paid }) => paid ?? amount - open)}</dd>
      </div>
      {credited.length > 0 && (
        <div>
          <dt>{copy.creditedSum}</dt>
          <dd>{sumOf(credited, (one) => one.credited ?? 0)}</dd>
        </div>
      )}
      {late.length > 0 && (
        <div>
          <dt>{copy.lateSum}</dt>
          <dd>{sumOf(late, ({ open }) => open)}</dd>
        </div>
      )}
      <div>
        <dt>{copy.openSum}</dt>
        <dd>{sumOf(ahead, ({ open }) => open)}</dd>
      </div>
      {!isOver && (
        <div className="total">
          <dt>{copy.totalSum}</dt>
          <dd>{formatBRL(total)}</dd>
        </div>
      )}
    </dl>
  );
}

/**
 * The sum of one part of all installments that are not cancelled, exact to the centavo.
 */
function sumOf(
  installments: readonly Installment[],
  part: (installment: Installment) => number,
): string {
  const centavos = installments
    .filter(({ status }) => status !== 'cancelada')
    .reduce((sum, one) => sum + centavosFromReais(part(one)), 0);
  return formatBRL(reaisFromCentavos(centavos));
}
