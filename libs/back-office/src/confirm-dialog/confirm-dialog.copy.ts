export const confirmDialogCopy = { back: 'Voltar' } as const;
