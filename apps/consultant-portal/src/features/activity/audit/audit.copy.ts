import { type AuditKind, type LookerRole } from '@site/api-contract/activity';
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
  dealership: 'Loja',
  'price-table': 'Tabela',
  'cms-page': 'Página',
};

export const auditCopy = {
  title: 'Auditoria',
  lead: 'O que a equipe fez. Em Consultas, quem olhou os dados de quem. Quem abre a mesma coisa de novo em menos de 30 minutos aparece uma vez só. Esta consulta também fica registrada.',
  caption: withFallback<AuditKind, string>(
    {
      acts: 'Ações da equipe, da mais recente à mais antiga',
      looks: 'Consultas da equipe, da mais recente à mais antiga',
      all: 'Ações, consultas e acessos da equipe, do mais recente ao mais antigo',
    },
    OTHER,
  ),
  columns: {
    at: 'Quando',
    actor: 'Quem fez',
    action: 'O que fez',
    person: 'De quem',
  },
  filters: {
    kind: 'Mostrar',
    acts: 'Ações',
    looks: 'Consultas',
    all: 'Tudo',
    action: 'O que fez',
    anyAction: 'Qualquer coisa',
    from: 'De',
    to: 'Até',
    clear: 'Limpar',
    anyone: 'Mostrar toda a equipe',
    everybody: 'Mostrar todas as pessoas',
    onePerson: 'Só uma pessoa',
    open: 'Abrir o cliente',
    only: (name: string) => `Só ${name}`,
    oneActor: 'Só uma pessoa da equipe',
  },
  role: (role: LookerRole) => LOOKER_ROLE_LABELS[role],
  gone: 'Conta apagada',
  /** A person without an account, whose name is gone. */
  gonePerson: 'Pessoa apagada',
  nobody: 'Nenhuma pessoa específica',
  /** Undefined for a kind without words. */
  subject: (kind: string, name: string | null) => {
    const label = SUBJECTS[kind];
    return label && name ? `${label} ${name}` : label;
  },
  at: formatDateTime,
  empty: 'Nada registrado ainda',
  nothingFound: 'Nada registrado com esses filtros.',
  failed: 'Não conseguimos abrir a auditoria.',
  loading: 'Carregando a auditoria',
  count: (shown: number, hasMore: boolean) =>
    `${shown} ${shown === 1 ? 'registro' : 'registros'}${hasMore ? ', há mais antigos' : ''}`,
  more: 'Carregar mais',
  loadingMore: 'Carregando...',
} as const;
