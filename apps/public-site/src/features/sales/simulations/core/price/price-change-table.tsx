import { money } from '../simulation.copy';
import { priceChangeCopy as copy } from './price-change.copy';
import { type PriceChange, type PriceChanges } from './price-changes';
import './price-change.css';

/** Prices before and now, line by line; `model` is the name of the model. */
export function PriceChangeTable({
  changes: { lines, benefits, monthly, contractTotal },
  model,
}: {
  changes: PriceChanges;
  model: string;
}) {
  return (
    <table>
      <caption className="vh">{copy.caption(model)}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.what}</th>
          <th scope="col">{copy.before}</th>
          <th scope="col">{copy.now}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row key={line.key} line={line} />
        ))}
        {benefits.map(({ key, label, before, now }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{before ?? copy.absent}</td>
            <td>{now ?? copy.gone}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Row line={{ ...monthly, label: copy.monthly }} />
        <Row line={{ ...contractTotal, label: copy.contractTotal }} />
      </tfoot>
    </table>
  );
}

function Row({ line: { label, before, now } }: { line: PriceChange }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{before === null ? copy.absent : money(before)}</td>
      <td>{now === null ? copy.absent : money(now)}</td>
    </tr>
  );
}
