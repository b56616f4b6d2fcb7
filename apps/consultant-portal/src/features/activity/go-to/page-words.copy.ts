import { CONSULTANT_PORTAL_PATH, pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_AUDIT_PATH,
  CONSULTANT_CAMPAIGNS_PATH,
  CONSULTANT_CONTESTS_PATH,
  CONSULTANT_CONTRACTS_PATH,
  CONSULTANT_CUSTOMERS_PATH,
  CONSULTANT_DEALERSHIPS_PATH,
  CONSULTANT_DISPUTES_PATH,
  CONSULTANT_FINES_PATH,
  CONSULTANT_LEADS_PATH,
  CONSULTANT_OVERDUE_PATH,
  CONSULTANT_PAGES_PATH,
  CONSULTANT_PRICES_PATH,
  CONSULTANT_PROPOSALS_PATH,
  CONSULTANT_PURCHASES_PATH,
  CONSULTANT_SALE_RULE_PATH,
  CONSULTANT_SERVICES_PATH,
  CONSULTANT_STAFF_PATH,
  CONSULTANT_STATEMENT_PATH,
} from '@site/api-contract/site-paths';

const WORDS: readonly (readonly [path: string, words: string])[] = [
  [CONSULTANT_PORTAL_PATH, 'início fila tarefas pendências'],
  [CONSULTANT_PROPOSALS_PATH, 'propostas crédito aprovar reprovar documentos'],
  [CONSULTANT_LEADS_PATH, 'contatos interessados ligações telefone'],
  [CONSULTANT_SALE_RULE_PATH, 'comissão atribuição vendedor'],
  [CONSULTANT_CUSTOMERS_PATH, 'pessoas empresas CPF CNPJ cadastro endereço placa'],
  [CONSULTANT_CONTRACTS_PATH, 'assinaturas parcelas carros entregas devoluções agenda'],
  [CONSULTANT_OVERDUE_PATH, 'inadimplência cobrança dívida boleto vencido'],
  [CONSULTANT_SERVICES_PATH, 'ajuda chamados sinistro roubo oficina agenda'],
  [CONSULTANT_FINES_PATH, 'infrações Detran condutor indicação'],
  [CONSULTANT_DISPUTES_PATH, 'cobrança reclamação estorno'],
  [CONSULTANT_CONTESTS_PATH, 'avarias vistoria devolução contestação'],
  [CONSULTANT_PURCHASES_PATH, 'compra oferta venda transferência'],
  [CONSULTANT_PRICES_PATH, 'tabela mensalidade planilha cores opcionais fichas'],
  [CONSULTANT_CAMPAIGNS_PATH, 'código cupom desconto promoção'],
  [CONSULTANT_DEALERSHIPS_PATH, 'concessionárias estoque'],
  [CONSULTANT_STATEMENT_PATH, 'comissão comissões concessionárias'],
  [CONSULTANT_PAGES_PATH, 'textos conteúdo site publicar CMS'],
  [CONSULTANT_AUDIT_PATH, 'trilha registros histórico acessos'],
  [CONSULTANT_STAFF_PATH, 'consultores usuários direitos convidar convite'],
];

/** Words by which people look for each page, beside its name. */
export const PAGE_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  WORDS.map(([path, words]) => [pathInApp('consultant-portal', path), words]),
);
