import { formatDate } from '@site/api-contract/brazil';

/** Links on the tab 'Contrato': a label and a note for each. */
export const contractLinksCopy = {
  title: 'Documentos e mudanças',

  delivery: 'Acompanhar a entrega',
  deliveryNote: 'Etapas, dia e loja',
  delivered: 'Fotos e dados da entrega',
  deliveredNote: 'Placa, hodômetro e o carro como ele chegou',

  drivers: 'Motoristas',
  driversNote: 'Até duas pessoas além de você, sem custo',
  driversNoteOfCompany: 'Quem dirige pela empresa, sem custo',
  driversEndedNote: 'Quem está na lista',

  renew: 'Simular a renovação',
  renewNote: 'Um plano novo ao lado do seu',

  end: 'Devolver o carro',
  endNote: 'Antes ou no fim: quanto custa e o dia na loja',
  ended: 'Ver a devolução',
  endedNote: 'Vistoria, fotos e contas',
  bringNote: (until: string, isWithdrawn: boolean) =>
    isWithdrawn
      ? `Você desistiu: leve o carro até ${formatDate(until)}, sem custo`
      : `Contrato encerrado: leve o carro até ${formatDate(until)}`,

  bought: 'Ver a compra do carro',
  boughtNote: 'Preço, pagamento e documento',

  wear: 'Tabela de danos',
  wearNote: 'O que a devolução pode custar: a tabela do seu contrato, com desenhos',

  check: 'Conferir um contrato',
  checkNote: 'Este arquivo é original? Compare com o que você assinou',
} as const;
