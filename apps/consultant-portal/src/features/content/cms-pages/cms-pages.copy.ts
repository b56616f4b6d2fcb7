import {
  type PageEditor,
  type PageVersion,
  type PageVersionState,
} from '@site/api-contract';
import { formatDateTime, saoPauloTime } from '@site/api-contract/brazil';
import { OTHER_STATE, withFallback } from '@site/api-contract/with-fallback';
import { whoActed } from '../../../shared/who-acted.copy';

const STATES: Record<PageVersionState, string> = withFallback(
  {
    draft: 'Rascunho',
    scheduled: 'Agendada',
    current: 'No ar',
    past: 'Anterior',
    withdrawn: 'Retirada',
  },
  OTHER_STATE,
);

const whoOf = (editor: PageEditor) =>
  editor.role === null ? 'Página original' : whoActed(editor);

export const cmsPagesCopy = {
  title: 'Páginas do site',
  lead: 'Textos, links e imagens do site. Salvar guarda um rascunho; o site só muda ao publicar.',
  caption: 'Páginas do site',
  columns: { title: 'Página', state: 'Versão mais nova', saved: 'Salva por' },
  failed: 'Não conseguimos abrir as páginas.',
  loading: 'Carregando as páginas',
  empty: 'Nenhuma página',
  wordpress:
    'As páginas deste site vêm de um WordPress e são editadas lá. Aqui não há nada a mudar.',
  state: (state: PageVersionState) => STATES[state],
  who: whoOf,
  at: formatDateTime,
  version: (number: number) => `Versão ${number}`,
  next: (at: string) => `Agendada para ${formatDateTime(at)}`,
  /** The last action on a version, in one line. */
  turn: ({ state, publishAt, publishedBy, withdrawnAt, withdrawnBy }: PageVersion) => {
    if (state === 'withdrawn' && withdrawnAt && withdrawnBy)
      return `Retirada por ${whoOf(withdrawnBy)} em ${formatDateTime(withdrawnAt)}`;
    if (!publishAt || !publishedBy) return 'Ainda não publicada';
    if (state === 'scheduled')
      return `Vai ao ar em ${formatDateTime(publishAt)}, horário de Brasília`;
    return publishedBy.role === null
      ? `No ar desde ${formatDateTime(publishAt)}`
      : `Publicada por ${whoOf(publishedBy)}, no ar desde ${formatDateTime(publishAt)}`;
  },
  broughtBack: (number: number) => `Igual à versão ${number}`,
} as const;

export const editCopy = {
  back: 'Páginas',
  title: 'Página do site',
  failed: 'Não conseguimos abrir esta página.',
  gone: 'Não encontramos essa página.',
  goneText: 'O endereço pode estar incompleto.',
  loading: 'Carregando a página',
  form: 'Conteúdo da página',
  hint: 'Os textos aceitam HTML simples: negrito, itálico, links, listas, títulos e tabelas. O resto é retirado ao salvar.',
  seo: 'Para buscadores e redes',
  content: 'Textos da página',
  optional: '(opcional)',
  item: (at: number, of: number, name: string) =>
    `${at} de ${of}${name === '' ? '' : `: ${name}`}`,
  items: (many: number) => (many === 1 ? '1 item' : `${many} itens`),
  add: 'Adicionar item',
  addPart: (label: string) => `Adicionar ${label.toLocaleLowerCase('pt-BR')}`,
  up: (name: string) => `Mover ${name} para cima`,
  down: (name: string) => `Mover ${name} para baixo`,
  remove: (name: string) => `Retirar ${name}`,
  removed: 'Item retirado.',
  undo: 'Desfazer',
  save: 'Salvar rascunho',
  saving: 'Salvando...',
  unsaved: 'Há mudanças não salvas.',
  same: 'Nada mudou desde a versão salva.',
  saved: (number: number) => `Salvo como versão ${number}. O site ainda não mudou.`,
  cleaned: (places: readonly string[]) =>
    `Retiramos marcação que o site não aceita em: ${places.join('; ')}. Confira como ficou.`,
  notSaved: 'Não conseguimos salvar. O que você escreveu continua aqui. Tente de novo.',
  notRestored:
    'Não conseguimos abrir o que você tinha digitado. Recarregue a página para tentar de novo: o que você digitar agora fica no lugar.',
  problems: (many: number) =>
    many === 1 ? 'Falta acertar um campo' : `Falta acertar ${many} campos`,
  versions: 'Versões',
  hasMore: 'Mostramos as 50 versões mais recentes.',
  scheduled: (number: number, at: string) =>
    `A versão ${number} vai ao ar em ${formatDateTime(at)} e substitui o que estiver publicado até lá.`,
} as const;

export const conflictCopy = {
  title: (who: string, number: number) =>
    `${who} salvou a versão ${number} enquanto você editava`,
  text: 'Nada se perdeu: a outra versão está salva e o que você escreveu continua no formulário. Compare os campos e escolha.',
  mine: 'O seu',
  theirs: 'O da outra versão',
  use: (place: string) => `Usar este em ${place}`,
  useShort: 'Usar este',
  same: 'As duas versões dizem o mesmo.',
  over: 'Salvar o meu como versão nova',
} as const;

export const publishCopy = {
  title: 'Publicar',
  text: (number: number) => `A versão ${number} é um rascunho: só a equipe da Gestão vê.`,
  first: 'Salve as mudanças antes de publicar.',
  over: 'A versão mais nova não está no ar. Para publicá-la, volte a ela.',
  openOver: (number: number) => `Abrir a versão ${number}`,
  now: 'Publicar agora',
  publishing: 'Publicando...',
  later: 'Ou agendar',
  day: 'Dia',
  time: 'Hora',
  timeHelp: 'Horário de Brasília, como 14:30.',
  schedule: 'Agendar publicação',
  scheduling: 'Agendando...',
  failed: 'Não conseguimos publicar. Tente de novo.',
  needsBoth: 'Informe o dia e a hora.',
} as const;

export const versionCopy = {
  title: 'Versão da página',
  failed: 'Não conseguimos abrir esta versão.',
  gone: 'Não encontramos essa versão.',
  goneText: 'O endereço pode estar incompleto.',
  loading: 'Carregando a versão',
  changes: 'O que muda',
  against: 'Comparar com',
  same: 'Nenhum campo muda.',
  otherFailed: 'Não conseguimos abrir a outra versão.',
  before: (number: number) => `Versão ${number}`,
  field: 'Campo',
  nothing: 'Vazio',
  caption: (one: number, other: number) =>
    `Campos que mudam da versão ${one} para a versão ${other}`,
  bringBack: 'Voltar a esta versão',
  bringBackText:
    'Cria um rascunho igual a esta versão. Nenhuma outra é apagada e o site só muda ao publicar.',
  bringing: 'Criando...',
  bringFailed: 'Não conseguimos voltar a esta versão. Tente de novo.',
  withdraw: 'Retirar do agendamento',
  withdrawText: 'O site continua como está e esta versão fica na lista como retirada.',
  withdrawing: 'Retirando...',
  withdrawFailed: 'Não conseguimos retirar. Tente de novo.',
  withdrawn: 'Versão retirada. O site continua como está.',
} as const;

export const previewCopy = {
  make: 'Preparar prévia',
  making: 'Preparando...',
  open: (number: number) => `Abrir a prévia da versão ${number} (nova aba)`,
  until: (at: string) =>
    `Vale até ${saoPauloTime(new Date(at))}, para quem tiver o endereço. Buscadores não a veem.`,
  failed: 'Não conseguimos preparar a prévia. Tente de novo.',
} as const;
