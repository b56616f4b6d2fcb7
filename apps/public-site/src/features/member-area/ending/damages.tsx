import { type CarReturn } from '@site/contracts';
import { formatBRL } from '@site/contracts/brazil';
import { damagesCopy as copy } from './damages.copy';
import { DamagesAnswer } from './damages-answer';

type DamagesProps = {
  carReturn: CarReturn;
  state: NonNullable<CarReturn['damageState']>;
};

/** The damages with their quotes, how they stand, and the customer's answer. */
export function Damages({ carReturn, state }: DamagesProps) {
  const { damages, deductible, contestReason, contestAnswer } = carReturn;
  return (
    <section aria-labelledby="danos-titulo">
      <h2 id="danos-titulo">{copy.title}</h2>
      <p>{copy.states[state]}</p>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{copy.what}</th>
            <th scope="col" className="num">
              {copy.quote}
            </th>
            <th scope="col" className="num">
              {copy.cost}
            </th>
          </tr>
        </thead>
        <tbody>
          {damages.map(({ id, label, quote, cost, isInsured }) => (
            <tr key={id}>
              <th scope="row">
                {label}
                {isInsured && <small>{copy.insured}</small>}
              </th>
              <td className="num">{formatBRL(quote)}</td>
              <td className="num">{formatBRL(cost)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {copy.total}
            </th>
            <td className="num">
              {formatBRL(damages.reduce((total, { cost }) => total + cost, 0))}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="soft">{copy.rule(deductible)}</p>
      {contestReason && (
        <p>
          <strong>{copy.yours}</strong>: {contestReason}
        </p>
      )}
      {contestAnswer && (
        <p>
          <strong>{copy.ours}</strong>: {contestAnswer}
        </p>
      )}
      {state === 'aguardando' && <DamagesAnswer carReturn={carReturn} />}
    </section>
  );
}
