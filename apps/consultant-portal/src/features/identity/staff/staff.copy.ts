import { type StaffMember } from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { withFallback } from '@site/api-contract/with-fallback';

const ROLES: Record<StaffMember['role'], string> = withFallback(
  { CONSULTANT: 'Consultor', DEALER: 'Concessionária' },
  'Equipe',
);

export const staffCopy = {
  title: 'Equipe',
  lead: 'Consultores e concessionárias com acesso, e se já têm o aplicativo autenticador.',
  caption: 'Equipe, consultores primeiro',
  columns: {
    name: 'Pessoa',
    role: 'Papel',
    app: 'Aplicativo autenticador',
    lastSignIn: 'Último acesso',
    act: 'Segunda etapa',
  },
  role: ({ role, dealershipName }: StaffMember) =>
    [ROLES[role], dealershipName].filter(Boolean).join(', '),
  app: (hasApp: boolean) => (hasApp ? 'Conectado' : 'Sem aplicativo'),
  at: (at: string | null) => (at ? formatDateTime(at) : 'Nenhum nos últimos meses'),
  self: 'É você: peça a um colega',
  ofMember: (act: string, name: string) => `${act}: ${name}`,
  failed: 'Não conseguimos abrir a equipe.',
  loading: 'Carregando a equipe',
  empty: 'Ninguém com acesso',
} as const;
