import { type TrafficFine } from '@site/api-contract';
import {
  formatBRL,
  formatDate,
  formatDateTime,
  formatPlate,
} from '@site/api-contract/brazil';
import { FINE_POINTS, TRAFFIC_FINE_LABELS } from '@site/api-contract/driving';
import { withFallback } from '@site/api-contract/with-fallback';
import { type Fact, Facts } from '../data/facts';
import { Tag } from '../feedback/tag';

const copy = {
  when: 'Quando',
  place: 'Onde',
  notice: 'Auto de infração',
  body: 'Órgão',
  car: 'Carro',
  plate: (versionName: string, plate: string) => `${versionName}, placa ${plate}`,
  amount: 'Valor da multa',
  points: 'Gravidade',
  until: 'Indicar o condutor até',
  driver: 'Quem dirigia',
  person: (name: string, cpf: string, cnh: string) => `${name}, CPF ${cpf}, CNH ${cnh}`,
  contest: 'Recurso ao órgão',
  noted: (at: string, note: string) => `Avisado em ${at}: ${note}`,
  charge: 'Cobrado',
  charged: (amount: string, day: string) => `${amount}, vencimento ${day}`,
  states: withFallback(
    {
      a_vencer: 'a vencer',
      vencida: 'em atraso',
      parcial: 'pago em parte',
      paga: 'pago',
      contestada: 'contestado',
      cancelada: 'desfeito',
    },
    'outra situação',
  ),
  cancelled: 'Cancelada porque',
} as const;

/** The state of a fine, in the reader's words. */
export function FineTag({
  state,
  staff = false,
}: {
  state: TrafficFine['state'];
  staff?: boolean;
}) {
  const { label, staff: staffLabel, tone } = TRAFFIC_FINE_LABELS[state];
  return (
    <Tag tone={tone} icon>
      {staff ? staffLabel : label}
    </Tag>
  );
}

/**
 * All facts of a fine, without empty ones; `isSummed` leaves out amount and points, which
 * the page has said, and the deadline that it asks for.
 */
export function FineFacts({ fine, isSummed }: { fine: TrafficFine; isSummed?: boolean }) {
  const { driver, contest, charge, points } = fine;
  const isAsked = isSummed && fine.state === 'aguardando_condutor';
  const rows: Fact[] = [
    [copy.when, formatDateTime(fine.infractionAt)],
    [copy.place, fine.place],
    [copy.notice, fine.noticeNumber],
    [copy.body, fine.issuingBody],
    [copy.car, copy.plate(fine.versionName, formatPlate(fine.plate))],
    [copy.amount, !isSummed && formatBRL(fine.amount)],
    [copy.points, !isSummed && FINE_POINTS.find((one) => one.points === points)?.label],
    [copy.until, !isAsked && formatDate(fine.answerUntil)],
    [copy.driver, driver && copy.person(driver.name, driver.cpf, driver.cnh)],
    [copy.contest, contest && copy.noted(formatDate(new Date(contest.at)), contest.note)],
    [
      copy.charge,
      charge &&
        `${copy.charged(formatBRL(charge.amount), formatDate(charge.dueOn))} (${copy.states[charge.state]})`,
    ],
    [copy.cancelled, fine.cancelReason],
  ];
  return <Facts rows={rows} />;
}
