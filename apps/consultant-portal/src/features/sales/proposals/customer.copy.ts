import { AUDITED } from '../../../shared/audited.copy';

export const documentsCopy = {
  title: 'Documentos',
  list: 'Documentos do cliente',
  loading: 'Carregando os documentos',
  failed: 'Não conseguimos carregar os documentos.',
  none: 'O cliente ainda não enviou documentos.',
  sent: 'Enviado',
  checking: 'Em verificação de segurança',
  missing: 'Falta enviar',
  inFront: 'No PDF da frente',
  sentOn: (name: string, day: string, pages: number | null) =>
    `${name}, ${pages === null ? '' : `${pages} ${pages === 1 ? 'página' : 'páginas'}, `}em ${day}`,
  view: 'Ver',
  download: 'Baixar',
  of: (act: string, what: string) => `${act}: ${what}`,
  opening: 'Abrindo...',
  openFailed: 'Não conseguimos abrir o arquivo. Tente de novo em instantes.',
  picture: (what: string, whose: string) => `${what} de ${whose}`,
  audited: AUDITED,
} as const;
