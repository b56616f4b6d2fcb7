import { type Lead } from '@site/contracts';

const KINDS: Record<Lead['kind'], string> = {
  'desconto-assinar': 'Desconto para Assinar',
  contato: 'Contato',
  empresa: 'Para empresas',
  'pre-reserva': 'Pré-reserva',
  'aviso-de-modelo': 'Aviso de modelo novo',
  chamanochat: 'Chama no chat',
  'campanha-whatsapp': 'Campanha do WhatsApp',
  abordo: 'Guia a bordo',
  assine: 'Página Assine',
};
const STATES: Record<
  Lead['status'],
  { label: string; tone: 'info' | 'warn' | 'ok' | 'neutral' }
> = {
  novo: { label: 'Novo', tone: 'info' },
  em_contato: { label: 'Em contato', tone: 'warn' },
  simulou: { label: 'Simulou', tone: 'ok' },
  encerrado: { label: 'Encerrado', tone: 'neutral' },
};
const MINUTE_MS = 60_000;

export const leadsCopy = {
  title: 'Fila de leads',
  lead: 'Quem chegou por último aparece primeiro',
  search: 'Nome, e-mail ou telefone',
  caption: 'Leads, do mais novo ao mais antigo',
  columns: {
    name: 'Nome',
    interest: 'Interesse e canal',
    age: 'Chegou há',
    from: 'Indicação',
    state: 'Estado',
  },
  channel: (lead: Lead) =>
    lead.times > 1 ? `${KINDS[lead.kind]}, ${lead.times} envios` : KINDS[lead.kind],
  state: (lead: Lead) => STATES[lead.status],
  company: (cnpj: string, city: string, state: string) =>
    `CNPJ ${cnpj}, ${city}, ${state}`,
  readMessage: 'Ler a mensagem',
  messageOf: (name: string) => ` de ${name}`,
  nobody: 'Sem indicação',
  campaign: (name: string) => `Campanha ${name}`,
  age: (createdAt: string, now: Date) => {
    const minutes = Math.max(
      0,
      Math.floor((now.getTime() - new Date(createdAt).getTime()) / MINUTE_MS),
    );
    if (minutes < 60) return `${minutes} min`;
    if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h`;
    const days = Math.floor(minutes / (24 * 60));
    return days === 1 ? '1 dia' : `${days} dias`;
  },
  count: (shown: number, total: number) =>
    total === 1 ? '1 lead' : `${shown} de ${total} leads`,
  more: 'Carregar mais',
  loadingMore: 'Carregando...',
  empty: 'Nenhum lead ainda. Os contatos do site chegam aqui na hora.',
  nothingFound: 'Nenhum lead com essa busca.',
  failed: 'Não conseguimos abrir os leads.',
} as const;
