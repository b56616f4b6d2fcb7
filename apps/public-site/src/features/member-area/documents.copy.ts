/** Visible texts of the documents of an account. */
export const documentsCopy = {
  title: 'Seus documentos',
  why: 'Só você e quem analisa sua proposta veem estes arquivos, guardados com criptografia. Cada acesso fica registrado.',
  failed: 'Não conseguimos abrir seus documentos',
  wantedBy: (number: string) => `A proposta ${number} espera por documentos`,
  reason: (reason: string) => `Foi pedido: ${reason}`,
  sendFirst: 'Envie abaixo. Depois, mande a proposta de volta à análise por aqui.',
  sentSince: (names: string) =>
    `Recebemos: ${names}. Se foi tudo o que pedimos, mande a proposta de volta à análise.`,
  resume: 'Voltar para a análise',
  resuming: 'Avisando...',
  notResumed: 'Não conseguimos avisar a análise. Tente de novo em instantes.',
  resumed: (number: string, day: string) =>
    `Proposta ${number} de volta à análise. Respondemos por e-mail e na sua área até ${day}.`,
} as const;
