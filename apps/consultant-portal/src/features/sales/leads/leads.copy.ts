import { type Lead, type LeadEntry } from '@site/api-contract';
import { formatDateTime, formatTotal } from '@site/api-contract/brazil';
import { withFallback } from '@site/api-contract/with-fallback';
import { LEAD_KIND_LABELS } from '../../../shared/lead-kinds.copy';

export const leadsCopy = {
  title: 'Fila de leads',
  list: 'Leads',
  keys: 'mudam de lead, A assume, N anota, X seleciona.',
  search: 'Nome, e-mail ou telefone',
  whose: 'De quem',
  everybodys: 'Todos',
  free: 'Livres',
  mine: 'Meus',
  withCount: (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${formatTotal(count)})`,
  stateFilter: 'Situação',
  openOnes: 'Abertos',
  allOnes: 'Todos, inclusive encerrados',
  kind: (kind: Lead['kind']) => LEAD_KIND_LABELS[kind],
  answerBy: (day: string) => `Responder até ${day}`,
  answerLate: (day: string) => `Resposta atrasada, era até ${day}`,
  today: (time: string) => `hoje, ${time}`,
  contact: (when: string) => `Contato ${when}`,
  contactLate: (when: string) => `Contato atrasado, ${when}`,
  noContact: 'Sem próximo contato',
  idle: 'Parado, sem próximo contato',
  heldBy: ({ heldBy }: Pick<Lead, 'heldBy'>) =>
    heldBy === null ? 'Livre' : heldBy.isMe ? 'Com você' : `Com ${heldBy.name}`,
  samePerson: 'Mesma pessoa',
  others: (count: number) =>
    count === 1 ? 'Mais 1 contato desta pessoa' : `Mais ${count} contatos desta pessoa`,
  hello: (person: string, consultant: string, brand: string) =>
    `Olá, ${person}. Aqui é ${consultant}, da ${brand}. Recebi o seu contato sobre carro por assinatura. Prefere conversar por aqui ou posso ligar?`,
  count: (shown: number, total: number) =>
    total === 1 ? '1 lead' : `${shown} de ${formatTotal(total)} leads`,
  more: 'Carregar mais',
  loadingMore: 'Carregando...',
  empty: 'Nenhum lead espera por nós. Os contatos do site chegam aqui na hora.',
  nothingFound: 'Nenhum lead com esses filtros.',
  failed: 'Não conseguimos abrir os leads.',
  nothingChosen: 'Escolha um lead para ver quem é e anotar o que foi feito.',
} as const;

export const leadCopy = {
  back: 'Voltar à fila',
  failed: 'Não conseguimos abrir este lead.',
  gone: 'Não encontramos esse lead.',
  goneText: 'O endereço pode estar incompleto.',
  head: (kind: Lead['kind'], createdAt: string) =>
    `${LEAD_KIND_LABELS[kind]}, chegou em ${formatDateTime(createdAt)}`,
  contacts: 'Falar com a pessoa',
  call: (phone: string) => `Ligar ${phone}`,
  whatsApp: 'WhatsApp',
  facts: {
    title: 'O que sabemos',
    interest: 'Interesse',
    company: 'Empresa',
    cnpj: 'CNPJ',
    where: 'Onde',
    sends: 'Envios',
    dealership: 'Link da loja',
    seller: 'Vendedor',
    campaign: 'Campanha',
    origin: 'Indicação',
    nobody: 'Sem indicação',
  },
  message: 'Mensagem',
  ofPerson: 'Outros contatos desta pessoa',
  history: 'O que já foi feito',
  noHistory: 'Nada ainda.',
  acts: withFallback(
    {
      claimed: 'Assumiu',
      released: 'Devolveu à fila',
      worked: 'Anotou',
      returned: 'Escreveu de novo',
      called: 'Chamou para configurar o carro',
    } satisfies Record<LeadEntry['act'], string>,
    'Outro registro',
  ),
  thePerson: 'A pessoa',
  formerColleague: 'Ex-colega',
  nextContact: (at: string) => `Próximo contato: ${formatDateTime(at)}`,
  heldSince: (since: string) => `desde ${formatDateTime(since)}`,
  free: 'Ninguém assumiu ainda.',
  claim: 'Assumir',
  claimFrom: 'Passar para mim',
  claimKey: 'Assumir o lead',
  noteKey: 'Anotar o que foi feito',
  claiming: 'Assumindo...',
  release: 'Devolver',
  releasing: 'Devolvendo...',
  actFailed: 'Não conseguimos mudar o lead. Tente de novo.',
} as const;
