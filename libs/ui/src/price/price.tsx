import { formatBRL } from '@site/api-contract/brazil';

export type PriceProps = {
  reais: number;
  /** `month` adds `/mês`. */
  per?: 'month';
  size?: 'sm' | 'md' | 'lg' | 'xl';
};

const PARTS = /^(.*?)([\d.]+)(,\d{2})$/;

/**
 * A price in the design's form: small sign, large reais, raised centavos; read aloud as
 * one plain sentence.
 */
export function Price({ reais, per, size = 'md' }: PriceProps) {
  const plain = formatBRL(reais).replace(/\u00a0/g, ' ');
  const [, sign, whole, cents] = PARTS.exec(plain) ?? [plain, '', plain, ''];
  return (
    <span className={`price price--${size}`}>
      <span className="vh">{per ? `${plain} por mês` : plain}</span>
      <span className="cur" aria-hidden="true">
        {sign.trim()}
      </span>
      <span aria-hidden="true">{whole}</span>
      <span className="cts" aria-hidden="true">
        {cents}
      </span>
      {per && (
        <span className="per" aria-hidden="true">
          /mês
        </span>
      )}
    </span>
  );
}
