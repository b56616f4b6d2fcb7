import { type WorkshopVisit } from '@site/api-contract';
import { formatKm } from '@site/api-contract/brazil';
import { WORKSHOP_REASON_LABELS, WORKSHOP_REASONS } from '@site/api-contract/driving';
import { slotDayText } from '@site/ui/slots';

export const workshopCopy = {
  lead: 'Revisão e reparo com dia e hora marcados, na loja que for melhor para você.',
  next: 'Próxima visita',
  past: 'Visitas anteriores',
  pastList: 'Suas visitas anteriores à oficina',
  unnoted: 'A loja ainda não anotou',
  closed: 'Dá para marcar visitas à oficina enquanto o carro está com você.',
  noWorkshop:
    'Nenhuma loja recebe carros na oficina agora. Abra um atendimento na Ajuda, e combinamos com você.',
  help: 'Abrir a Ajuda',
  at: ({ day, time }: WorkshopVisit['slot']) => `${slotDayText(day)}, às\u00a0${time}`,
  movedByStore: 'A loja mudou o dia desta visita. Se não der, escolha outro.',
  cancelledBy: (by: WorkshopVisit['cancelledBy']) =>
    by === 'dealership'
      ? 'A loja desmarcou.'
      : by === 'customer'
        ? 'Você desmarcou.'
        : 'Desmarcada com o fim do contrato.',
  km: (km: number) => `O painel marcava ${formatKm(km)}.`,
  until: 'Você muda o dia ou desmarca até a véspera.',
  today: 'Para mudar ou desmarcar agora, ligue para a loja.',
  change: 'Mudar o dia',
  keep: 'Manter o dia',
  moved: 'Visita remarcada. Mandamos os detalhes por e-mail.',
  cancelled: 'Visita desmarcada.',
  cancelFailed: 'Não conseguimos desmarcar. Tente de novo.',
  remove: 'Desmarcar',
  removeLabel: 'Desmarcar a visita à oficina',
  removeQuestion: 'Desmarcar esta visita?',
  removeYes: 'Sim, desmarcar',
  removing: 'Desmarcando...',
  removeNo: 'Manter a visita',
} as const;

export const bookingCopy = {
  title: 'Marcar visita à oficina',
  reason: 'O que o carro precisa?',
  reasons: WORKSHOP_REASONS.map((value) => ({
    value,
    label: WORKSHOP_REASON_LABELS[value],
  })),
  note: 'O que devemos olhar?',
  noteHelp: 'Um barulho, uma luz no painel, um pneu. Só a loja lê.',
  store: 'Loja',
  ownStore: 'A loja que entregou o carro',
  full: 'Essa loja não tem horário livre nas próximas semanas. Escolha outra.',
  slotsFailed: 'Não conseguimos abrir os horários.',
  submit: 'Marcar visita',
  pending: 'Marcando...',
  done: 'Visita marcada. Mandamos os detalhes por e-mail.',
  failed: 'Não conseguimos marcar agora. Tente de novo em instantes.',
} as const;

export const moveCopy = {
  title: 'Mudar o dia da visita',
  full: 'A loja não tem outro horário livre nas próximas semanas.',
  submit: 'Remarcar visita',
  failed: 'Não conseguimos remarcar agora. Tente de novo em instantes.',
} as const;
