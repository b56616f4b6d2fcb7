import {
  type AuditLook,
  LOOK_LABELS,
  type LookerRole,
} from '@site/api-contract/activity';
import { formatDateTime } from '@site/api-contract/brazil';
import { OTHER, withFallback } from '@site/api-contract/with-fallback';
import { OPERATIONS_NAME } from '../../../shared/who-acted.copy';

const LOOKER_ROLE_LABELS: Record<LookerRole, string> = withFallback(
  {
    CONSULTANT: 'Consultor',
    SELLER: 'Vendedor',
    DEALER: 'Concessionária',
    operations: OPERATIONS_NAME,
  },
  OTHER,
);
const SUBJECTS: Record<string, string> = {
  proposal: 'Proposta',
  contract: 'Contrato',
  driver: 'Contrato',
  'traffic-fine': 'Multa',
  'service-request': 'Atendimento',
  dispute: 'Contestação',
  lead: 'Lead',
};

export const auditCopy = {
  title: 'Auditoria',
  lead: 'Quem da equipe olhou os dados de quem. Quem abre a mesma coisa de novo em menos de 30 minutos aparece uma vez só. Esta consulta também fica registrada.',
  caption: 'Consultas da equipe, da mais recente à mais antiga',
  columns: {
    at: 'Quando',
    actor: 'Quem olhou',
    action: 'O que fez',
    person: 'De quem',
  },
  filters: {
    action: 'O que fez',
    anyAction: 'Tudo',
    from: 'De',
    to: 'Até',
    clear: 'Limpar',
    anyone: 'Mostrar toda a equipe',
    everybody: 'Mostrar todos os clientes',
    customer: (id: string) => `Só o cliente ${shortOf(id)}`,
    open: 'Abrir o cliente',
    actor: (name: string) => `Só ${name}`,
    oneActor: 'Só uma pessoa da equipe',
  },
  action: (action: AuditLook) => LOOK_LABELS[action],
  role: (role: LookerRole) => LOOKER_ROLE_LABELS[role],
  gone: 'Conta apagada',
  customer: (id: string) => `Cliente ${shortOf(id)}`,
  nobody: 'Nenhum cliente específico',
  subject: (kind: string) => SUBJECTS[kind],
  at: formatDateTime,
  empty: 'Nenhuma consulta registrada',
  nothingFound: 'Nenhuma consulta com esses filtros.',
  failed: 'Não conseguimos abrir a auditoria.',
  loading: 'Carregando a auditoria',
  count: (shown: number, hasMore: boolean) =>
    `${shown} ${shown === 1 ? 'consulta' : 'consultas'}${hasMore ? ', há mais antigas' : ''}`,
  more: 'Carregar mais',
  loadingMore: 'Carregando...',
} as const;

/** The first letters of an id, enough to tell two people on a page apart. */
function shortOf(id: string): string {
  return id.slice(0, 8);
}
