import { useId, useState } from 'react';
import { exitCostIn } from '@site/api-contract/pricing';
import { useDebouncedValue } from '@site/simulator';
import { CheckIcon, Price } from '@site/ui';
import { money } from '../../core/simulation.copy';
import { configureCopy as copy } from '../configure.copy';

const ANNOUNCE_AFTER_MS = 400;

/**
 * A slider with the cost of ending the contract in each month (docs/product/sales.md).
 * `exitCosts` has one amount for each month, in reais.
 */
export function ExitSlider({ exitCosts }: { exitCosts: readonly number[] }) {
  const id = useId();
  const term = exitCosts.length;
  const [asked, setAsked] = useState<number | null>(null);
  const month = Math.min(asked ?? Math.ceil(term / 2), term);
  const cost = exitCostIn(exitCosts, month);
  const sentence = copy.exitSentence(month, cost);
  const announced = useDebouncedValue(sentence, ANNOUNCE_AFTER_MS);
  return (
    <div className="cfg-exit">
      <h2>{copy.exit}</h2>
      <p>{copy.exitRule}</p>
      <div className="cfg-exit-cost">
        <span>{copy.exitLead(month)}</span>
        <Price reais={cost} size="lg" />
      </div>
      <label className="vh" htmlFor={id}>
        {copy.exitMonth}
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={term}
        step={1}
        value={month}
        aria-valuetext={sentence}
        onChange={(event) => setAsked(Number(event.target.value))}
      />
      <div className="cfg-exit-ends" aria-hidden="true">
        <span>{copy.month(1)}</span>
        <span>{copy.month(term)}</span>
      </div>
      <p className="vh" role="status">
        {announced}
      </p>
      <details className="cfg-exit-all">
        <summary>{copy.exitTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{copy.exitTableMonth}</th>
              <th scope="col">{copy.exitTableCost}</th>
            </tr>
          </thead>
          <tbody>
            {spansOf(exitCosts).map(({ from, to, cost: amount }) => (
              <tr key={from} data-on={month >= from && month <= to ? '' : undefined}>
                <th scope="row">{copy.exitMonths(from, to)}</th>
                <td>{money(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <ul className="cfg-exit-free">
        {copy.exitFree.map((line) => (
          <li key={line}>
            <CheckIcon aria-hidden="true" /> {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Consecutive months with the same cost, counted from 1. */
function spansOf(
  exitCosts: readonly number[],
): { from: number; to: number; cost: number }[] {
  const spans: { from: number; to: number; cost: number }[] = [];
  exitCosts.forEach((cost, index) => {
    const last = spans.at(-1);
    if (last?.cost === cost) last.to = index + 1;
    else spans.push({ from: index + 1, to: index + 1, cost });
  });
  return spans;
}
