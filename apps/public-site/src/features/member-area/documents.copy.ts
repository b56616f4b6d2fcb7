/** Visible texts of the documents of an account. */
export const DOCUMENTS_COPY = {
  title: 'Seus documentos',
  why: 'Só você e quem analisa sua proposta veem estes arquivos, guardados com criptografia. Cada acesso fica registrado.',
  failed: 'Não conseguimos abrir seus documentos',
  wantedBy: (number: string) => `A proposta ${number} espera por documentos`,
  resume: 'Já enviei, voltar para a análise',
  resuming: 'Avisando...',
  notResumed: 'Não conseguimos avisar a análise. Tente de novo em instantes.',
  resumed: (number: string) =>
    `Proposta ${number} de volta à análise. Uma pessoa confere e responde por e-mail.`,
} as const;
