import { formatBRL, formatDate } from '@site/api-contract/brazil';

/** Reasons to open a contract's page: the name of each way, and a word on it. */
export const waysCopy = {
  title: 'O que você precisa?',

  payments: 'Pagamentos e recibos',
  open: (amount: number, lateCharges: number) =>
    `${formatBRL(amount)} em aberto${lateCharges > 0 ? ', com multa e juros até hoje' : ''}`,
  nothingOpen: 'Formas de pagar, Pix Automático e o que já foi pago',
  nothingOpenOfCompany: 'Formas de pagar e o que já foi pago',
  onlyPaid: 'O que já foi pago, com os recibos',

  delivery: 'Acompanhar a entrega',
  deliveryNote: 'Etapas, dia e loja',
  delivered: 'Ver o registro da entrega',
  deliveredNote: 'Placa, hodômetro e fotos do dia',

  km: 'Hodômetro e km',
  kmNote: 'Saldo, previsão, compra de km e pacote',
  kmEndedNote: 'Saldo e leituras',

  service: 'Pedir ajuda com o carro',
  serviceNote: 'Assistência, batida, revisão, pneu',
  served: 'Atendimentos',
  servedNote: 'O que você pediu, e dúvidas sobre multas',

  drivers: 'Motoristas',
  driversNote: 'Até duas pessoas além de você, sem custo',
  driversNoteOfCompany: 'Quem dirige pela empresa, sem custo',
  driversEndedNote: 'Quem está na lista',

  fines: 'Multas de trânsito',
  finesNote: 'Notificação, quem dirigia e prazo',

  dueDay: 'Mudar o dia do vencimento',
  dueDayNote: (day: number) => `Hoje vence todo dia ${day}`,

  renew: 'Simular a renovação',
  renewNote: 'Um plano novo ao lado do seu, sem compromisso',

  end: 'Devolver o carro',
  endNote: 'Sair antes ou no fim: custo, dia na loja e acerto',
  ended: 'Ver a devolução',
  endedNote: 'Vistoria, fotos e acerto',
  bringNote: (until: string, isWithdrawn: boolean) =>
    isWithdrawn
      ? `Você desistiu: leve o carro até ${formatDate(until)}, sem custo`
      : `Contrato encerrado: leve o carro até ${formatDate(until)}`,

  bought: 'Ver a compra do carro',
  boughtNote: 'Preço, pagamento e documento',

  check: 'Conferir um contrato',
  checkNote: 'Compara o arquivo com a impressão digital guardada',
} as const;
