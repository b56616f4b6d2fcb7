import { formatDate } from '@site/api-contract/brazil';

/** Texts about the hours in which the workshop takes cars. */
export const workshopHoursCopy = {
  title: 'Horários da oficina',
  lead: 'O cliente marca a revisão ou o reparo dentro destes horários.',
  back: 'Todas as visitas à oficina',
  failed: 'Não conseguimos abrir os horários.',
  notYours: 'Só a concessionária muda os horários',
  notYoursText:
    'Com a conta de vendedor, você vê e anota as visitas. Para mudar um horário, fale com quem cuida da conta da concessionária.',
  form: 'Quando a oficina recebe carros',
  weekdaysHelp:
    'Feriados nacionais e os dias fechados das entregas valem também para a oficina.',
  opensAt: 'Primeiro carro às',
  perHourHelp: 'Zero: a loja não recebe carros na oficina.',
  done: 'Horários salvos. Valem para as próximas visitas.',
  outside: 'Visitas fora destes horários',
  outsideHint:
    'Continuam valendo. Para mudar, abra a visita e escolha outro dia: o cliente recebe um e-mail.',
  noneOutside: 'Todas as visitas marcadas cabem nestes horários.',
  slot: (day: string, time: string) => `${formatDate(day)}, às ${time}`,
} as const;
