export const popupCopy = {
  confirm: 'Ok',
  trace: (traceId: string) => `Código de atendimento: ${traceId}`,
  copyTrace: 'Copiar código',
  copied: 'Copiado',
  closeNotice: 'Fechar aviso',
} as const;
