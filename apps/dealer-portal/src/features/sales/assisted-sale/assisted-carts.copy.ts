import { BRAND } from '@site/brand';

export const sellerCopy = {
  title: 'Portal Venda Assistida',
  heading: (name: string | undefined) =>
    name ? `Olá, ${name.split(' ')[0]}` : 'Venda assistida',
  lead: 'Mande o seu link ao cliente. Ele simula, se cadastra e assina pela conta dele; a proposta chega aqui com o seu nome.',
  action: 'gerar link venda assistida',
  linkLabel: 'Seu link',
  noOrigin: `Seu usuário ainda não tem origem de venda assistida, que a equipe da ${BRAND.name} cadastra: fale com o nosso atendimento. Até lá, mande o seu link de vendedor, em Textos e cartazes.`,
  proposals: 'Suas propostas',
  empty: 'Nenhuma proposta sua ainda. Mande o seu link ao primeiro cliente.',
  noneOpen: 'Nenhuma em aberto agora.',
  all: 'Ver todas',
  results: 'Ver resultados',
  links: 'Textos e cartazes',
  failed: 'Não conseguimos abrir as suas propostas.',
} as const;
