import { saleRuleCopy as copy } from './sale-rule.copy';
import './sale-claims.css';

/** The rule for who gets a sale, as a page that all staff read. */
export function SaleRule() {
  return (
    <div className="wrap sale-rule">
      <title>{copy.title}</title>
      <div className="page-head">
        <div>
          <h1>{copy.title}</h1>
          <p>{copy.lead}</p>
        </div>
      </div>
      <h2>{copy.order}</h2>
      <ol>
        {copy.steps.map(([name, text]) => (
          <li key={name}>
            <strong>{name}</strong>
            {text}
          </li>
        ))}
      </ol>
      <h2>{copy.limits}</h2>
      <ul>
        {copy.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
