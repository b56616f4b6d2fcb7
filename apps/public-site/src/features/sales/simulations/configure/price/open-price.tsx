import {
  benefitLabel,
  benefitSum,
  oneOffLabel,
  type QuoteEstimate,
} from '@site/api-contract/pricing';
import { money } from '../../core/simulation.copy';
import { configureCopy as copy } from '../configure.copy';
import { type LostBenefit } from './use-price';

export type OpenPriceProps = {
  figures: QuoteEstimate;
  term: number;
  /** The delivery date in words. */
  promise: string;
  pending: boolean;
  /** The campaign that an edited simulation has, and this choice has not. */
  lostBenefit: LostBenefit | undefined;
};

/**
 * 'O mês, linha por linha': the monthly price as a bar and as a table, which adds up to
 * the centavo (docs/product/sales.md).
 */
export function OpenPrice({
  figures,
  term,
  promise,
  pending,
  lostBenefit,
}: OpenPriceProps) {
  const { lines, monthly, oneOff, contractTotal, extraKm } = figures;
  return (
    <div className="cfg-open" aria-busy={pending || undefined}>
      <h2>{copy.lines}</h2>
      <Bar lines={lines} />
      <table className="cfg-lines">
        <caption className="vh">{copy.lines}</caption>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.key}>
              <th scope="row">
                <i data-tone={index} aria-hidden="true" />
                {line.label}
              </th>
              <td>{money(line.monthly)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{copy.fixed(term)}</th>
            <td>{money(monthly)}</td>
          </tr>
          {oneOff.map((item) => (
            <tr key={item.key}>
              <th scope="row">{oneOffLabel(item.label)}</th>
              <td>{money(item.amount)}</td>
            </tr>
          ))}
          {figures.benefit && (
            <tr>
              <th scope="row">{benefitLabel(figures.benefit)}</th>
              <td>{benefitSum(figures.benefit, term)}</td>
            </tr>
          )}
          {lostBenefit && (
            <tr>
              <th scope="row">
                {benefitLabel(lostBenefit.benefit)} <small>{lostBenefit.why}</small>
              </th>
              <td>{copy.lostBenefit}</td>
            </tr>
          )}
          <tr>
            <th scope="row">{copy.contractTotal}</th>
            <td>{money(contractTotal)}</td>
          </tr>
          <tr>
            <th scope="row">{copy.extraKmAtEnd}</th>
            <td>{money(extraKm)}</td>
          </tr>
          <tr>
            <th scope="row">{copy.delivery}</th>
            <td>{promise}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const GAP = 4;
const WIDTH = 1000;

/** Widths are SVG attributes, since the content security policy forbids inline styles. */
function Bar({ lines }: { lines: QuoteEstimate['lines'] }) {
  const total = lines.reduce((sum, { monthly }) => sum + monthly, 0) || 1;
  const room = WIDTH - GAP * (lines.length - 1);
  const parts = lines.map((line, index) => {
    const before = lines.slice(0, index).reduce((sum, { monthly }) => sum + monthly, 0);
    return {
      key: line.key,
      tone: index,
      x: (before / total) * room + index * GAP,
      width: Math.max(2, (line.monthly / total) * room),
    };
  });
  return (
    <svg
      className="cfg-bar"
      viewBox={`0 0 ${WIDTH} 36`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map(({ key, tone, x, width }) => (
        <rect key={key} data-tone={tone} x={x} y="0" width={width} height="36" rx="4" />
      ))}
    </svg>
  );
}
