import { type Basket } from '@site/contracts';
import { money, shortDate } from '../simulation.copy';
import { priceChanges, type PriceChange } from './price-changes';
import { priceChangeCopy as copy } from './price-change.copy';
import './price-change.css';

/** Says what a newer price table changed, line by line: before, now. Nothing where the customer has seen one price only. */
export function PriceChangeNotice({ basket }: { basket: Basket }) {
  const changes = priceChanges(basket);
  if (!changes) return null;
  const { at, lines, monthly, contractTotal, same } = changes;
  if (same) return <p className="price-change">{copy.same(at)}</p>;
  return (
    <div className="price-change" data-changed="">
      <p><b>{copy.changed(at)}</b></p>
      <table>
        <caption className="vh">{copy.caption(basket.modelName)}</caption>
        <thead><tr><th scope="col">{copy.what}</th><th scope="col">{copy.before}</th><th scope="col">{copy.now}</th></tr></thead>
        <tbody>{lines.map((line) => <Row key={line.key} line={line} />)}</tbody>
        <tfoot>
          <Row line={{ ...monthly, label: copy.monthly }} />
          <Row line={{ ...contractTotal, label: copy.contractTotal }} />
        </tfoot>
      </table>
      <p>{copy.until(shortDate(basket.quote.validUntil))}</p>
    </div>
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
