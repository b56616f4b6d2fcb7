import { type ServiceRequest } from '@site/api-contract';
import { formatDate, formatKm } from '@site/api-contract/brazil';
import { type Fact, Facts } from '../data/facts';

const LABELS = {
  km: 'Km no painel',
  dealership: 'Loja preferida',
  days: 'Melhores dias',
  happenedOn: 'Dia',
  place: 'Lugar',
  anyoneHurt: 'Alguém ferido',
  policeReport: 'Boletim de ocorrência',
} as const;

/** Shows the fields of a request's kind; nothing when all are empty. */
export function ServiceDetails({ details }: Pick<ServiceRequest, 'details'>) {
  const { km, happenedOn, anyoneHurt, ...texts } = details;
  const values = {
    ...texts,
    km: km === undefined ? undefined : formatKm(km),
    happenedOn: happenedOn && formatDate(happenedOn),
    anyoneHurt: anyoneHurt && (anyoneHurt === 'sim' ? 'Sim' : 'Não'),
  };
  const rows = (Object.keys(LABELS) as (keyof typeof LABELS)[])
    .filter((name) => values[name])
    .map((name): Fact => [LABELS[name], values[name]]);
  return rows.length === 0 ? null : <Facts rows={rows} />;
}
