import { type DocumentKind } from '../identity/documents';

/** Decisions that need a reason; an approval does not. */
type ExplainedDecision = 'documentos_pendentes' | 'reprovada';

export type AnalysisReason = {
  /** Reason that the customer reads (docs/product/sales.md). */
  sentence: string;
  /** Advice that would change the answer. */
  remedy: string;
  decisions: readonly ExplainedDecision[];
  /** Documents that a question with this reason usually asks for. */
  documents: readonly DocumentKind[];
  /** Only for people (1) or companies (2); by default for both. */
  clientType?: 1 | 2;
};

/**
 * Why the analysis refuses or asks for documents, by code. A code never changes its
 * meaning, since decided proposals keep it. Codes are words of the wire, in Portuguese
 * like states and documents.
 */
export const ANALYSIS_REASONS = {
  'renda-insuficiente': {
    sentence: 'A mensalidade passa de 30% da renda mensal informada.',
    remedy:
      'Uma mensalidade menor (outro carro, prazo maior ou menos km) ou o comprovante de uma renda maior.',
    decisions: ['reprovada'],
    documents: ['outro'],
    clientType: 1,
  },
  'faturamento-insuficiente': {
    sentence: 'A mensalidade passa de 30% do faturamento médio por mês.',
    remedy:
      'Uma mensalidade menor (outro carro, prazo maior ou menos km) ou o comprovante de um faturamento maior.',
    decisions: ['reprovada'],
    documents: ['outro'],
    clientType: 2,
  },
  'renda-comprometida': {
    sentence:
      'Somada às suas outras assinaturas e propostas, a mensalidade passa de 30% da renda mensal informada.',
    remedy:
      'Uma mensalidade menor, o comprovante de uma renda maior, ou uma proposta nova quando outra assinatura terminar.',
    decisions: ['reprovada'],
    documents: ['outro'],
    clientType: 1,
  },
  'faturamento-comprometido': {
    sentence:
      'Somada às outras assinaturas e propostas da empresa e dos sócios, a mensalidade passa de 30% do faturamento médio por mês.',
    remedy:
      'Uma mensalidade menor, o comprovante de um faturamento maior, ou uma proposta nova quando outra assinatura terminar.',
    decisions: ['reprovada'],
    documents: ['outro'],
    clientType: 2,
  },
  'renda-nao-comprovada': {
    sentence: 'Não conseguimos confirmar a renda informada.',
    remedy:
      'Um comprovante dos últimos três meses: holerite, extrato bancário ou declaração de imposto.',
    decisions: ['documentos_pendentes', 'reprovada'],
    documents: ['outro'],
    clientType: 1,
  },
  'faturamento-nao-comprovado': {
    sentence: 'Não conseguimos confirmar o faturamento informado.',
    remedy:
      'Um comprovante dos últimos três meses: extrato bancário da empresa, balancete ou declaração de faturamento assinada pelo contador.',
    decisions: ['documentos_pendentes', 'reprovada'],
    documents: ['outro'],
    clientType: 2,
  },
  'pendencia-financeira': {
    sentence: 'Há uma pendência financeira registrada neste CPF ou CNPJ.',
    remedy:
      'O comprovante de que a pendência foi paga, ou uma proposta nova quando ela sair do registro.',
    decisions: ['reprovada'],
    documents: ['outro'],
  },
  'cnh-irregular': {
    sentence: 'A CNH aparece como vencida, suspensa ou cassada.',
    remedy: 'A CNH renovada ou regularizada.',
    decisions: ['documentos_pendentes', 'reprovada'],
    documents: ['cnh-frente', 'cnh-verso'],
    clientType: 1,
  },
  'empresa-irregular': {
    sentence: 'O CNPJ não aparece como ativo na Receita Federal.',
    remedy: 'O cartão CNPJ com a situação ativa.',
    decisions: ['documentos_pendentes', 'reprovada'],
    documents: ['cartao-cnpj'],
    clientType: 2,
  },
  'dados-divergentes': {
    sentence: 'Os dados do cadastro são diferentes dos que estão nos documentos.',
    remedy: 'Os dados corrigidos na sua área, ou documentos que mostrem os mesmos dados.',
    decisions: ['documentos_pendentes', 'reprovada'],
    documents: [],
  },
  'imagem-ilegivel': {
    sentence: 'A imagem de um documento ficou escura, cortada ou sem nitidez.',
    remedy: 'Uma foto nítida do documento inteiro, ou o PDF.',
    decisions: ['documentos_pendentes'],
    documents: [],
  },
  'documento-incompleto': {
    sentence: 'Falta uma página ou um lado de um documento.',
    remedy: 'O documento com todas as páginas.',
    decisions: ['documentos_pendentes'],
    documents: [],
  },
  'endereco-nao-comprovado': {
    sentence: 'O comprovante de endereço é antigo ou está em nome de outra pessoa.',
    remedy: 'Uma conta dos últimos 90 dias, no nome de quem assina.',
    decisions: ['documentos_pendentes'],
    documents: ['comprovante-residencia'],
    clientType: 1,
  },
  'endereco-da-empresa-nao-comprovado': {
    sentence: 'O comprovante de endereço da empresa é antigo ou está em outro nome.',
    remedy: 'Uma conta dos últimos 90 dias, no nome da empresa.',
    decisions: ['documentos_pendentes'],
    documents: ['outro'],
    clientType: 2,
  },
  'contrato-social-desatualizado': {
    sentence: 'O contrato social não mostra os sócios de hoje.',
    remedy: 'A última alteração do contrato social.',
    decisions: ['documentos_pendentes'],
    documents: ['contrato-social'],
    clientType: 2,
  },
} as const satisfies Record<string, AnalysisReason>;
