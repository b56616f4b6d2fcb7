import { type FunnelSteps, type PortalLink } from '@site/api-contract';
import { formatCounted } from '@site/api-contract/brazil';

export const sentLinksCopy = {
  title: 'Links dos vendedores',
  ownTitle: 'Outro link seu',
  nameOf: ({ origin, sellerName }: Pick<PortalLink, 'origin' | 'sellerName'>) =>
    sellerName === null
      ? 'Link da loja'
      : origin === 'venda-assistida'
        ? `Venda assistida de ${sellerName}`
        : `Link de ${sellerName}`,
  /** `url` is at the end, so that messengers show its preview. */
  text: ({
    seller,
    dealership,
    url,
  }: {
    seller: string | null;
    dealership: string;
    url: string;
  }) =>
    seller === null
      ? `Seu próximo carro pode ser por assinatura. Simule com a ${dealership} e veja o preço na hora: ${url}`
      : `Oi! Aqui é ${seller.split(' ')[0]}, da ${dealership}. Simule seu carro por assinatura e veja o preço na hora: ${url}`,
  copy: 'Copiar texto',
  copied: 'Texto copiado',
  notCopied: 'O navegador não deixou copiar. Selecione o texto e copie.',
  whatsApp: 'Mandar no WhatsApp',
  inNewTab: (name: string) => `${name}, abre em nova aba`,
  poster: 'Cartaz A5 (PDF)',
  posterPending: 'Preparando...',
  noPoster: 'Não conseguimos preparar o cartaz. Tente de novo.',
  thisMonth: 'Neste mês:',
  lastMonth: 'No mês passado:',
  results: ({ visits, simulations, proposals, contracts }: FunnelSteps) =>
    [
      formatCounted(visits, 'visita', 'visitas'),
      formatCounted(simulations, 'simulação', 'simulações'),
      formatCounted(proposals, 'proposta', 'propostas'),
      formatCounted(contracts, 'contrato', 'contratos'),
    ].join(', '),
  failed: 'Não conseguimos abrir os links.',
} as const;
