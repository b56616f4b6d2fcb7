/** Words of the decision, whose form loads after the proposal. */
export const decisionCopy = {
  title: 'Decisão',
  reasons: 'Motivos',
  reasonsHint: 'O cliente lê estas frases no e-mail e na página da proposta.',
  against: (percent: number) =>
    `Aqui são ${percent.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}%, dentro do limite.`,
  changes: (remedy: string) => `Muda a resposta: ${remedy}`,
  asksFor: (remedy: string) => `Pede: ${remedy}`,
  found: 'Apontado pela consulta de crédito.',
  documents: 'Documentos pedidos',
  documentsHint: 'O cliente vê cada um com o texto que você escrever.',
  documentNoteHint: 'O pedido só sai com este texto.',
  documentNote: (name: string) => `${name}: o que falta ou está errado`,
  message: 'Mensagem ao cliente',
  messageAlone: 'Vai no e-mail do jeito que você escrever.',
  messageHint: 'Vai junto com os motivos do jeito que você escrever.',
  waits: {
    aprovada: 'Aprovada',
    documentos_pendentes: 'Documentos pedidos',
    reprovada: 'Reprovada',
  },
  actions: {
    aprovada: 'Aprovar',
    documentos_pendentes: 'Pedir documentos',
    reprovada: 'Reprovar',
  },
  confirm: {
    '': 'Confirmar',
    aprovada: 'Aprovar a proposta',
    documentos_pendentes: 'Pedir os documentos',
    reprovada: 'Reprovar a proposta',
  },
  failed: 'Não conseguimos registrar a decisão. Tente de novo em instantes.',
  done: 'Decisão registrada. O cliente recebe um e-mail.',
  closed: 'Esta proposta já foi decidida.',
  awaitsDocuments:
    'Esta proposta espera documentos do cliente. Quando o último chegar, ela volta para a fila sozinha.',
} as const;
