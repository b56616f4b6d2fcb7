import { formatDate } from '@site/api-contract/brazil';

/** Ways from the tab of the contract: the name of each, and a word on it. */
export const waysCopy = {
  title: 'Papéis e mudanças',

  delivery: 'Acompanhar a entrega',
  deliveryNote: 'Etapas, dia e loja',
  delivered: 'Ver o registro da entrega',
  deliveredNote: 'Placa, hodômetro e fotos do dia',

  drivers: 'Motoristas',
  driversNote: 'Até duas pessoas além de você, sem custo',
  driversNoteOfCompany: 'Quem dirige pela empresa, sem custo',
  driversEndedNote: 'Quem está na lista',

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
