import {
  type ConsultantRight,
  type FormerConsultant,
  type StaffMember,
} from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { RIGHT_LABELS } from '@site/api-contract/identity';
import { withFallback } from '@site/api-contract/with-fallback';

const ROLES: Record<StaffMember['role'], string> = withFallback(
  { CONSULTANT: 'Consultor', DEALER: 'Concessionária' },
  'Equipe',
);

/** Work that can be done in the place that a right opens. */
const RIGHT_HELPS: Record<ConsultantRight, string> = withFallback(
  {
    analysis: 'Propostas, contratos, atrasos e pedidos de clientes',
    leads: 'Contatos de quem quer assinar',
    desk: 'Preços, campanhas, concessionárias e páginas',
    audit: 'O que a equipe fez, e quem olhou os dados de quem',
    people: 'Convites, direitos e acessos dos colegas',
  },
  '',
);

export const staffCopy = {
  title: 'Equipe',
  lead: 'Consultores com os seus direitos, concessionárias com acesso, e quem já tem a segunda etapa.',
  caption: 'Equipe, consultores primeiro',
  columns: {
    name: 'Pessoa',
    role: 'Papel',
    rights: 'Direitos',
    app: 'Segunda etapa',
    lastSignIn: 'Último acesso',
    act: 'Acesso',
  },
  role: ({ role, dealershipName }: StaffMember) =>
    [ROLES[role], dealershipName].filter(Boolean).join(', '),
  right: (right: ConsultantRight) => ({
    label: RIGHT_LABELS[right],
    help: RIGHT_HELPS[right],
  }),
  rights: (rights: readonly ConsultantRight[]) =>
    rights.map((right) => RIGHT_LABELS[right]).join(', ') || 'Nenhum',
  work: { leads: 'Ver os leads', fines: 'Ver as multas' },
  app: { connected: 'Conectada', missing: 'Falta conectar' },
  at: (at: string | null) => (at ? formatDateTime(at) : 'Nenhum nos últimos meses'),
  self: 'É você: peça a um colega',
  ofMember: (act: string, name: string) => `${act}: ${name}`,
  alone:
    'Só uma pessoa tem o direito Equipe. Dê o direito a mais alguém: quem perde o celular precisa de outra pessoa para voltar.',
  failed: 'Não conseguimos abrir a equipe.',
  loading: 'Carregando a equipe',
  empty: 'Ninguém com acesso',
  actFailed: 'Não conseguimos mudar o acesso agora. Tente de novo em instantes.',
  change: {
    act: 'Mudar direitos',
    title: (name: string) => `Direitos de ${name}`,
    text: 'Vale no próximo clique da pessoa, que recebe um e-mail. Leads, atendimentos e multas de um direito que sai voltam para a fila.',
    label: 'O que a pessoa abre',
    submit: 'Salvar direitos',
    pending: 'Salvando...',
    back: 'Voltar',
    done: (name: string) => `Os direitos de ${name} foram salvos.`,
    failed: 'Não conseguimos salvar os direitos agora. Tente de novo em instantes.',
  },
  end: {
    act: 'Encerrar acesso',
    title: (name: string) => `Encerrar o acesso de ${name}?`,
    text: 'Vale na hora: quem está com o portal aberto sai no próximo clique. Os leads, os atendimentos e as multas da pessoa voltam para a fila. O que ela já decidiu continua no nome dela. Você pode devolver o acesso depois.',
    submit: 'Encerrar acesso agora',
    pending: 'Encerrando...',
    done: (name: string) => `O acesso de ${name} foi encerrado.`,
  },
  former: {
    title: 'Sem acesso',
    ended: 'Encerrado',
    endedAt: ({ endedAt, endedBy }: FormerConsultant) =>
      endedBy ? `${formatDateTime(endedAt)}, por ${endedBy}` : formatDateTime(endedAt),
    act: 'Devolver acesso',
    pending: 'Devolvendo...',
    done: (name: string) =>
      `${name} tem o acesso de volta, com a mesma senha e os mesmos direitos.`,
  },
  invite: {
    act: 'Convidar consultor',
    by: 'Convidado por',
    byNobody: 'Ex-colega',
    text: 'A pessoa recebe um link por e-mail, cria a própria senha e, no primeiro acesso, conecta a segunda etapa.',
  },
} as const;
