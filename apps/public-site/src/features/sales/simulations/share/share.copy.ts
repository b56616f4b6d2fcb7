export const sharedPageCopy = {
  title: (model: string) => `Uma simulação do ${model} para você`,
  lead: (code: string) => `Simulação ${code}. O preço mostrado é o preço cobrado.`,
  /** Used when the charged price may differ. */
  leadAlone: (code: string) => `Simulação ${code}.`,
  keep: 'Guardar no meu carrinho',
  keeping: 'Guardando...',
  keepHelp:
    'Guardamos uma cópia sua, com o preço de hoje garantido por 7 dias. A simulação de quem enviou não muda.',
  keepToday: 'Guardar com o preço de hoje',
  print: 'Imprimir ou salvar em PDF',
  goneTitle: 'Este link não vale mais',
  goneText:
    'Quem enviou pode ter removido a simulação, ou o link chegou incompleto. Peça outro link ou faça a sua simulação, sem cadastro.',
  simulate: 'Fazer uma simulação',
  failedTitle: 'Não conseguimos abrir esta simulação agora.',
  failedText: 'O link continua valendo. Tente de novo em instantes.',
  facts: 'Condições',
  lines: 'O mês, linha por linha',
  total: 'Mensalidade',
};
