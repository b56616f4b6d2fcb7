import { type CarReturn } from '@site/api-contract';
import { formatBRL, formatDate } from '@site/api-contract/brazil';
import {
  contestedAmong,
  type DamageContest,
  type DamageState,
} from '@site/api-contract/driving';
import { OTHER_STATE, withFallback } from '@site/api-contract/with-fallback';
import { lateAnswer } from '../overview/late-answer.copy';

const STATES = withFallback<DamageState, (carReturn: CarReturn, now: Date) => string>(
  {
    aguardando: () => 'Esperando a sua resposta. Nada foi cobrado ainda.',
    contestados: ({ damages, answerBy }, now) => {
      const isPart = contestedAmong(damages).length < damages.length;
      return [
        isPart ? 'Você contestou parte dos danos.' : 'Você contestou.',
        (answerBy && lateAnswer(answerBy, now)) ??
          `Uma pessoa confere as fotos e responde por e-mail${answerBy ? ` até ${formatDate(answerBy)}` : ''}.`,
        isPart ? 'Até lá só o resto é cobrado.' : 'Até lá nada é cobrado.',
      ].join(' ');
    },
    cobrados: ({ damages }) =>
      damages.some(({ contest }) => contest === 'retirado')
        ? 'Os danos foram lançados no contrato, menos os que retiramos.'
        : 'Os danos foram lançados no contrato.',
    retirados: () => 'Os danos não são cobrados.',
  },
  () => OTHER_STATE,
);

export const damagesCopy = {
  title: 'Danos',
  what: 'Dano',
  quote: 'Orçamento',
  cost: 'Você paga',
  caption: 'Danos da vistoria, com orçamento e o que você paga de cada um',
  quoteOf: (quote: number) => `Orçamento: ${formatBRL(quote)}`,
  costOf: (cost: number) => `Você paga ${formatBRL(cost)}`,
  total: 'Total',
  insured: 'coberto pelo seguro',
  rule: (deductible: number) =>
    `O que o seguro cobre custa no máximo a franquia, ${formatBRL(deductible)}, somando todos os danos.`,
  until: (day: string) =>
    `Responda até ${formatDate(day)}. Sem resposta, o valor é lançado depois desse dia.`,
  accept: 'Aceitar os danos',
  accepting: 'Aceitando...',
  contest: 'Contestar',
  reason: 'Por que você não concorda?',
  reasonHelp: 'Diga o que já estava no carro, ou o que está errado no orçamento.',
  send: 'Enviar contestação',
  sending: 'Enviando...',
  failed: 'Não conseguimos registrar a resposta. Tente de novo em instantes.',
  which: 'O que você contesta',
  whichHelp: 'O que você não marcar é lançado agora, pelo valor da tabela.',
  stateOf: (carReturn: CarReturn, state: DamageState, now: Date) =>
    STATES[state](carReturn, now),
  contests: withFallback(
    {
      contestado: 'Contestado',
      mantido: 'A cobrança continua',
      retirado: 'Não cobrado',
    } satisfies Record<DamageContest, string>,
    OTHER_STATE,
  ),
  yours: 'O que você contou',
  ours: 'Nossa resposta',
} as const;
