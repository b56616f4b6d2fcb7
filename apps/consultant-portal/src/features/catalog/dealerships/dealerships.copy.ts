import {
  type DealershipAct,
  type DealershipForm,
  type DealershipRecord,
} from '@site/api-contract';
import { formatCounted, formatDateTime } from '@site/api-contract/brazil';
import { withFallback } from '@site/api-contract/with-fallback';
import { whoActed } from '../../../shared/who-acted.copy';

const inWords = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

const ACTS: Record<DealershipAct['act'], string> = withFallback(
  {
    added: 'Cadastrada',
    changed: 'Alterada',
    ended: 'Encerrada',
    reopened: 'Reaberta',
  },
  'Outra mudança',
);
const FIELDS: Record<keyof DealershipForm, string> = {
  name: 'Nome',
  group: 'Grupo',
  cnpj: 'CNPJ',
  cep: 'CEP',
  address: 'Rua e número',
  city: 'Cidade',
  state: 'Estado',
  phone: 'Telefone',
  latitude: 'Latitude',
  longitude: 'Longitude',
};

export const dealershipsCopy = {
  title: 'Lojas',
  lead: 'Onde o cliente retira o carro: dados, endereço e quem mudou cada loja.',
  add: 'Nova loja',
  stock: 'Estoque de pronta entrega',
  stockOf: (name: string) => `Estoque: ${name}`,
  caption: 'Lojas, em ordem de nome',
  columns: {
    name: 'Loja',
    group: 'Grupo',
    phone: 'Telefone',
    state: 'Situação',
    last: 'Última mudança',
  },
  failed: 'Não conseguimos abrir as lojas.',
  loading: 'Carregando as lojas',
  empty: 'Nenhuma loja',
  state: (active: boolean) => (active ? 'Aberta' : 'Encerrada'),
  unknown: 'Sem registro',
  act: ({ act }: DealershipAct) => ACTS[act],
  who: whoActed,
  at: ({ at }: DealershipAct) => formatDateTime(at),
  by: (act: DealershipAct) => `por ${whoActed(act)}, ${formatDateTime(act.at)}`,
  back: 'Todas as lojas',
  oneFailed: 'Não conseguimos abrir esta loja.',
  gone: 'Esta loja não existe',
  history: 'Histórico',
  noHistory: 'Nenhuma mudança registrada ainda.',
  hours:
    'Dias, horas e vagas de entrega quem muda é a própria loja, no portal dela, em Entregas.',
} as const;

export const formCopy = {
  fields: FIELDS,
  title: 'Dados da loja',
  newTitle: 'Nova loja',
  newLead:
    'Ela aparece no site assim que é salva e começa com entregas de segunda a sexta, das 9h às 18h, 2 carros por hora. As contas da equipe são criadas pela operação.',
  groupHelp: 'Escolha um da lista ou escreva um novo.',
  find: 'Preencher pelo CEP',
  finding: 'Procurando...',
  found: (place: string) =>
    `Preenchemos com ${place}. Confira a rua, o número e a posição.`,
  notFound: 'Não encontramos esse CEP. Preencha o endereço.',
  placeHelp: 'Em graus, como -25.4284. É deste ponto que a distância conta.',
  phoneHelp: 'Com DDD. Aparece no site.',
  submit: 'Salvar',
  submitNew: 'Cadastrar loja',
  pending: 'Salvando...',
  saved: 'Salvo. O site já mostra.',
  added: 'Loja cadastrada. O site já mostra.',
  notSaved: 'Não conseguimos salvar agora. O que você escreveu está aqui. Tente de novo.',
  merged:
    'Trouxemos o que mudou, e o que você escreveu continua aqui. Confira e salve de novo.',
  conflicts: 'Vocês dois mudaram',
  theirs: (value: string) => `na loja está “${value || 'vazio'}”`,
  use: 'Usar o que está na loja',
  useOf: (field: string) => `Usar o que está na loja: ${field}`,
} as const;

/** The open work of a dealership as a list in words; null when there is none. */
function openWork({ proposals, deliveries, returns }: DealershipRecord['open']) {
  const parts = [
    proposals > 0 && formatCounted(proposals, 'proposta', 'propostas'),
    deliveries > 0 && formatCounted(deliveries, 'entrega', 'entregas'),
    returns > 0 && formatCounted(returns, 'devolução', 'devoluções'),
  ].filter((part) => part !== false);
  return parts.length > 0 ? inWords.format(parts) : null;
}

function peopleOf(people: number): string {
  if (people === 0) return 'Ninguém tem conta nela.';
  return people === 1
    ? 'A conta da equipe continua entrando, para terminar o que falta.'
    : `As ${formatCounted(people, 'conta', 'contas')} da equipe continuam entrando, para terminar o que falta.`;
}

export const endCopy = {
  open: 'Encerrar esta loja',
  title: 'Encerrar a loja',
  effects: ({ open }: DealershipRecord): string[] => {
    const work = openWork(open);
    return [
      `Ela sai do site na hora, e ninguém mais a escolhe.${
        open.cars > 0
          ? ` ${open.cars === 1 ? 'O carro livre dela deixa' : `Os ${formatCounted(open.cars, 'carro livre', 'carros livres')} dela deixam`} de ser oferecido${open.cars === 1 ? '' : 's'}.`
          : ''
      }`,
      'Não recebe propostas nem atendimentos novos. Quem já a escolheu em uma simulação escolhe outra antes de enviar.',
      'Os links dela continuam abrindo o site, sem contar para a loja.',
      work ? `Em aberto nesta loja: ${work}.` : 'Não há nada em aberto nela.',
      peopleOf(open.people),
    ];
  },
  submit: 'Encerrar',
  pending: 'Encerrando...',
  back: 'Manter aberta',
  done: 'Loja encerrada. Ela saiu do site.',
  ended:
    'Esta loja está encerrada: não aparece no site e não recebe nada novo. O que estava aberto segue.',
  reopen: 'Reabrir esta loja',
  reopening: 'Reabrindo...',
  reopened: 'Loja reaberta. Ela já aparece no site, como era.',
  failed: 'Não conseguimos mudar a situação da loja. Tente de novo.',
} as const;
