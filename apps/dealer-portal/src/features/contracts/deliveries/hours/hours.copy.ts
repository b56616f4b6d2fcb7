import { formatDate } from '@site/api-contract/brazil';
import { withFallback } from '@site/api-contract/with-fallback';

const VISITS = withFallback(
  { delivery: 'Entrega', return: 'Devolução', workshop: 'Visita à oficina' },
  'Visita',
);

/** Texts about the hours in which a dealership delivers cars. */
export const hoursCopy = {
  title: 'Horários de entrega',
  lead: 'O cliente escolhe o dia e a hora da entrega e da devolução dentro destes horários.',
  back: 'Todas as entregas',
  failed: 'Não conseguimos abrir os horários.',
  notYours: 'Só a concessionária muda os horários',
  notYoursText:
    'Com a conta de vendedor, você vê e faz as entregas. Para mudar um horário, fale com quem cuida da conta da concessionária.',
  form: 'Quando a loja entrega',
  weekdaysHelp: 'Feriados nacionais ficam sempre fechados.',
  opensAt: 'Primeira entrega às',
  closedDays: 'Dias fechados',
  closedDaysHint: 'Férias, feriado da cidade, inventário. Valem também para a oficina.',
  closedDay: (number: number) => `Dia fechado ${number}`,
  addDay: 'Adicionar dia fechado',
  removeDay: (number: number) => `Retirar o dia fechado ${number}`,
  done: 'Horários salvos. Valem para as próximas escolhas.',
  outside: 'Marcadas fora destes horários',
  outsideHint:
    'Continuam valendo: ninguém é remarcado sem saber. Para mudar, fale com o cliente, que troca o dia na área dele.',
  visitsHint: 'Uma visita à oficina você mesmo muda, na página dela.',
  noneOutside:
    'As entregas e devoluções marcadas cabem nestes horários, e nenhuma visita à oficina cai em dia fechado.',
  slot: (kind: keyof typeof VISITS, day: string, time: string) =>
    `${VISITS[kind]} em ${formatDate(day)}, às ${time}`,
} as const;
