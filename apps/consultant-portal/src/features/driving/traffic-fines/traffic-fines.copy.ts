import { formatBRL, formatDate } from '@site/api-contract/brazil';
import { OTHER_STATE, withFallback } from '@site/api-contract/with-fallback';
import { AUDITED } from '../../../shared/audited.copy';

export const trafficFinesCopy = {
  title: 'Multas de trânsito',
  lead: 'O cliente fica sabendo da multa quando você envia a notificação, e diz quem dirigia até o último dia do prazo.',
  keys: 'mudam de multa, X seleciona.',
  add: 'Registrar multa',
  addMany: 'Importar arquivo',
  search: 'Cliente, contrato, placa, auto, CPF, CNPJ ou e-mail',
  show: 'Mostrar',
  open: 'Em andamento',
  over: 'Encerradas',
  whose: {
    label: 'De quem',
    all: 'Todas',
    free: 'Livres',
    mine: 'Minhas',
  },
  caption: {
    open: 'Multas em andamento, a de prazo mais curto primeiro',
    over: 'Multas cobradas ou canceladas, a mais recente primeiro',
  },
  columns: {
    customer: 'Cliente',
    what: 'Infração',
    amount: 'Valor',
    until: 'Prazo',
    state: 'Situação',
    owner: 'Com quem',
  },
  money: formatBRL,
  day: formatDate,
  failed: 'Não conseguimos abrir as multas.',
  empty: {
    open: 'Nenhuma multa em andamento.',
    over: 'Nenhuma multa encerrada ainda.',
  },
  emptyOf: (whose: string) =>
    whose === 'livres'
      ? 'Nenhuma multa livre aqui.'
      : whose === 'minhas'
        ? 'Nenhuma multa sua aqui.'
        : 'Nenhuma multa desta pessoa aqui.',
  one: {
    title: 'Multa de trânsito',
    back: 'Todas as multas',
    failed: 'Não conseguimos abrir esta multa.',
    gone: 'Não encontramos essa multa.',
    goneText: 'O endereço pode estar incompleto.',
    contract: (number: string) => `Ver o contrato ${number}`,
    audited: AUDITED,
    next: withFallback(
      {
        sem_notificacao:
          'Envie a notificação. Com ela o cliente recebe o e-mail e a multa aparece na área dele.',
        aguardando_condutor: 'O cliente diz quem dirigia até o último dia do prazo.',
        condutor_indicado:
          'Entregue ao órgão a indicação assinada. Quando ele cobrar a multa, repasse o valor.',
        titular_informado:
          'Ninguém foi indicado no prazo. Informe ao órgão o titular do contrato. Quando ele cobrar a multa, repasse o valor.',
        cobrada: 'O valor está na conta do cliente.',
        cancelada: 'Nada mais a fazer.',
      },
      OTHER_STATE,
    ),
  },
} as const;
