import { type FunnelSteps } from '@site/api-contract';
import { formatCounted, formatDateTime } from '@site/api-contract/brazil';
import { withFallback } from '@site/api-contract/with-fallback';

export const teamCopy = {
  title: 'Equipe',
  lead: 'Quem vende pela loja: os links, o último acesso e o que chegou neste mês.',
  failed: 'Não conseguimos abrir a equipe.',
  notYours: 'Só a concessionária vê a equipe',
  notYoursText:
    'Com a conta de vendedor, os seus números estão em Resultados. Sobre acessos, fale com quem cuida da conta da concessionária.',
  seeResults: 'Ver resultados',
  empty: 'Nenhum vendedor nesta loja ainda.',
  emptyText: 'Convide o primeiro por e-mail.',
  invite: 'Convidar vendedor',
  inviteText:
    'A pessoa recebe um link por e-mail, cria a própria senha e já entra como vendedor da loja.',
  invited: (email: string) =>
    `Enviamos um e-mail para ${email}. Convidar de novo troca o link.`,
  caption: 'Vendedores da loja',
  seller: 'Vendedor',
  links: 'Links',
  lastSignIn: 'Último acesso',
  results: 'Neste mês',
  access: 'Acesso',
  never: 'Nenhum nos últimos meses',
  at: formatDateTime,
  copyLink: withFallback(
    {
      'link-da-loja': 'Copiar link',
      'venda-assistida': 'Copiar link de venda assistida',
    },
    'Copiar link',
  ),
  ofSeller: (action: string, name: string) => `${action}: ${name}`,
  copied: 'Link copiado',
  notCopied: 'O navegador não deixou copiar. O link também está em gerar link portal.',
  linksOver: 'Links contam para a loja',
  steps: ({ visits, simulations, proposals, contracts }: FunnelSteps) => {
    if (visits + simulations + proposals + contracts === 0)
      return 'Nada chegou ainda neste mês';
    return [
      formatCounted(visits, 'visita', 'visitas'),
      formatCounted(simulations, 'simulação', 'simulações'),
      formatCounted(proposals, 'proposta', 'propostas'),
      formatCounted(contracts, 'contrato', 'contratos'),
    ].join(', ');
  },
  endedTag: 'Encerrado',
  endedAt: (at: string, by: string | null) =>
    by ? `${formatDateTime(at)}, por ${by}` : formatDateTime(at),
  end: 'Encerrar acesso',
  endTitle: (name: string) => `Encerrar o acesso de ${name}?`,
  endText:
    'Vale na hora: quem está com o portal aberto sai no próximo clique. Os atendimentos em andamento terminam, e os clientes ficam com as simulações deles. Propostas e contratos continuam no nome de quem vendeu. Os links, inclusive os já impressos, passam a contar para a loja. Você pode devolver o acesso depois.',
  endSubmit: 'Encerrar acesso agora',
  endPending: 'Encerrando...',
  ended: (name: string) => `O acesso de ${name} foi encerrado.`,
  restore: 'Devolver acesso',
  restorePending: 'Devolvendo...',
  restored: (name: string) =>
    `${name} tem o acesso de volta, com a mesma senha e os mesmos links.`,
  actFailed: 'Não conseguimos mudar o acesso agora. Tente de novo em instantes.',
} as const;
