/** Visible texts about cancelling a proposal before the signature. */
export const cancelCopy = {
  open: 'Cancelar a proposta',
  title: 'Cancelar esta proposta?',
  text: 'Nada foi cobrado, e nada será. Não dá para desfazer: se quiser o mesmo carro, você simula de novo, pelo preço do dia.',
  reason: 'Por que você desistiu',
  confirm: 'Sim, cancelar a proposta',
  keep: 'Manter a proposta',
  pending: 'Cancelando...',
  failed: 'Não conseguimos cancelar. Tente de novo em instantes.',
  done: 'Proposta cancelada. Enviamos um e-mail com a confirmação.',
} as const;
