import { type Campaign } from '@site/api-contract';
import {
  formatCount,
  formatCounted,
  formatDate,
  formatDateTime,
} from '@site/api-contract/brazil';
import { benefitText, conditionsText } from '@site/api-contract/pricing';
import { OTHER, withFallback } from '@site/api-contract/with-fallback';

const STATES: Record<Campaign['state'], string> = withFallback(
  {
    marcada: 'Marcada',
    'em-curso': 'Em curso',
    esgotada: 'Sem usos',
    encerrada: 'Encerrada',
  },
  OTHER,
);

/** Day and time, which stay on one line. */
const moment = (at: string) => formatDateTime(at).replace(' ', '\u00a0');

export const campaignsCopy = {
  title: 'Campanhas',
  lead: 'Códigos com desconto ou km, para o cliente usar no carrinho.',
  caption: 'Campanhas, a mais nova primeiro',
  columns: {
    code: 'Código',
    benefit: 'Benefício',
    days: 'Dias',
    uses: 'Usos',
    state: 'Situação',
    act: 'O que fazer',
  },
  benefit: (campaign: Campaign) => `${benefitText(campaign)}.`,
  conditions: conditionsText,
  told: 'Vai no e-mail de quem pede condições especiais.',
  // The "a" stays with its first day.
  days: ({ startsOn, endsOn }: Campaign) =>
    `${formatDate(startsOn)}\u00a0a ${formatDate(endsOn)}`,
  uses: ({ used, uses }: Campaign) => `${formatCount(used)} de ${formatCount(uses)}`,
  state: (state: Campaign['state']) => STATES[state],
  made: ({ madeAt, madeBy }: Campaign) =>
    `${madeBy ?? 'Conta excluída'}, ${moment(madeAt)}`,
  ended: ({ endedAt, endedBy }: Campaign) =>
    endedAt ? `Por ${endedBy ?? 'conta excluída'}, ${moment(endedAt)}` : null,
  failed: 'Não conseguimos abrir as campanhas.',
  loading: 'Carregando as campanhas',
  empty: 'Nenhuma campanha ainda',
  of: (act: string, code: string) => `${act}: ${code}`,
  end: {
    act: 'Encerrar',
    title: (code: string) => `Encerrar a campanha ${code}?`,
    text: 'O código deixa de valer agora. Simulações que já têm o desconto o mantêm até o fim da garantia do preço, e propostas enviadas não mudam.',
    submit: 'Encerrar a campanha',
    pending: 'Encerrando...',
    done: (code: string) => `A campanha ${code} foi encerrada.`,
    failed: 'Não conseguimos encerrar a campanha. Tente de novo em instantes.',
  },
  usesOf: {
    act: 'Ver usos',
    title: (code: string) => `Propostas com o código ${code}`,
    caption: 'Propostas, a mais nova primeiro',
    proposal: 'Proposta',
    state: 'Situação',
    sent: 'Enviada',
    at: formatDateTime,
    givenBack: 'uso devolvido',
    none: 'Nenhuma proposta usou este código.',
    failed: 'Não conseguimos abrir os usos. Tente de novo em instantes.',
    loading: 'Carregando os usos',
    close: 'Fechar',
  },
  form: {
    title: 'Nova campanha',
    open: 'Nova campanha',
    close: 'Fechar',
    code: 'Código',
    codeHelp: 'De 4 a 20 letras sem acento e números, como VERAO26.',
    kind: 'Benefício',
    kinds: { valor: 'Valor a menos por mês', km: 'Km a mais no contrato' },
    monthlyOff: 'Valor a menos em cada mensalidade',
    months: 'Em quantas mensalidades',
    monthsHelp: 'As primeiras do contrato, de 1 a 12.',
    km: 'Km a mais',
    kmHelp: 'Uma vez, na soma de km do contrato inteiro.',
    models: 'Só para estes carros',
    modelsHelp: 'Sem nenhum marcado, vale para todos.',
    clientType: 'Para quem',
    clientTypes: [
      { value: 0, label: 'Todos' },
      { value: 1, label: 'Pessoas físicas' },
      { value: 2, label: 'Empresas' },
    ],
    minTerm: 'Prazo mínimo',
    anyTerm: 'Qualquer prazo',
    term: (months: number) => `${months} meses ou mais`,
    startsOn: 'Primeiro dia',
    endsOn: 'Último dia',
    uses: 'Número de usos',
    usesHelp: 'Um por proposta enviada. Volta se ela é recusada, cancelada ou expira.',
    limits: 'Limitar a alguns carros, clientes ou prazos',
    isTold: 'Divulgar no e-mail de quem pede condições especiais',
    says: {
      title: 'O que ela vai fazer',
      noBenefit: 'Falta o benefício.',
      starts: (day: string, uses: number) =>
        `Começa em ${formatDate(day)} e serve para ${formatCounted(uses, 'proposta', 'propostas')}.`,
      final: 'Depois de criada, não muda: só pode ser encerrada.',
    },
    submit: 'Criar campanha',
    pending: 'Criando...',
    done: (code: string) => `A campanha ${code} foi criada.`,
    failed: 'Não conseguimos criar a campanha. Tente de novo em instantes.',
  },
};
