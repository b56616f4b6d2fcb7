import { DEALER_PORTAL_PATH, pathInApp } from '@site/api-contract/site-map';
import {
  DEALER_DELIVERIES_PATH,
  DEALER_PROPOSALS_PATH,
  DEALER_RESULTS_PATH,
  DEALER_RETURNS_PATH,
  DEALER_SALE_RULE_PATH,
  DEALER_STATEMENT_PATH,
  DEALER_STOCK_PATH,
  DEALER_TEAM_PATH,
  DEALER_WORKSHOP_PATH,
  PORTAL_LINK_PATH,
  SELLER_PATH,
} from '@site/api-contract/site-paths';

const WORDS: readonly (readonly [path: string, words: string])[] = [
  [DEALER_PORTAL_PATH, 'início tarefas pendências lembretes'],
  [
    SELLER_PATH,
    'início tarefas pendências lembretes atendimento carrinho simular simulação',
  ],
  [DEALER_PROPOSALS_PATH, 'pedidos vendas clientes análise assinatura'],
  [DEALER_DELIVERIES_PATH, 'agenda retirada horários carro pronto placa'],
  [DEALER_RETURNS_PATH, 'agenda vistoria danos avarias recebimento'],
  [DEALER_STOCK_PATH, 'carros veículos pátio disponíveis planilha'],
  [DEALER_RESULTS_PATH, 'desempenho metas funil conversão relatório'],
  [DEALER_WORKSHOP_PATH, 'agenda revisão manutenção reparo conserto'],
  [DEALER_STATEMENT_PATH, 'comissão comissões ganhos pagamento relatório'],
  [DEALER_TEAM_PATH, 'vendedores usuários acessos convidar convite'],
  [PORTAL_LINK_PATH, 'cartaz convite QR code WhatsApp campanha divulgar'],
  [DEALER_SALE_RULE_PATH, 'comissão atribuição disputa vendedor'],
];

/** Words by which people look for each page, beside its name. */
export const PAGE_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  WORDS.map(([path, words]) => [pathInApp('dealer-portal', path), words]),
);
