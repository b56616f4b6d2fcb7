import { type CarReturn } from '@site/api-contract';
import { formatBRL } from '@site/api-contract/brazil';
import { type Column, DataTable, Facts } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { damagesCopy as copy } from './damages.copy';
import { DamagesAnswer } from './damages-answer';

type DamagesProps = {
  carReturn: CarReturn;
  state: NonNullable<CarReturn['damageState']>;
};

// Beside the photos there is no room for column heads, so each amount names itself.
const COLUMNS: Column<CarReturn['damages'][number]>[] = [
  {
    key: 'what',
    head: copy.what,
    cell: ({ label, isInsured, contest }) => (
      <>
        {label} {isInsured && <small>{copy.insured}</small>}{' '}
        {contest && <small>{copy.contests[contest]}</small>}
      </>
    ),
  },
  {
    key: 'quote',
    head: copy.quote,
    cell: ({ quote }) => copy.quoteOf(quote),
    phone: 'wide',
  },
  {
    key: 'cost',
    head: copy.cost,
    cell: ({ cost }) => copy.costOf(cost),
    figure: true,
    phone: 'end',
  },
];

export function Damages({ carReturn, state }: DamagesProps) {
  const { damages, deductible, contestReason, contestAnswer } = carReturn;
  const { now } = useSite();
  const total = damages
    .filter(({ contest }) => contest !== 'retirado')
    .reduce((sum, { cost }) => sum + cost, 0);
  return (
    <section aria-labelledby="danos-titulo">
      <h2 id="danos-titulo">{copy.title}</h2>
      <p>{copy.stateOf(carReturn, state, new Date(now()))}</p>
      <DataTable
        caption={copy.caption}
        columns={COLUMNS}
        rows={damages}
        rowKey={({ id }) => id}
      />
      <Facts rows={[[copy.total, formatBRL(total)]]} />
      <p className="soft">{copy.rule(deductible)}</p>
      {contestReason && (
        <p className="damages-said">
          <strong>{copy.yours}</strong>: {contestReason}
        </p>
      )}
      {contestAnswer && (
        <p className="damages-said">
          <strong>{copy.ours}</strong>: {contestAnswer}
        </p>
      )}
      {state === 'aguardando' && <DamagesAnswer carReturn={carReturn} />}
    </section>
  );
}
