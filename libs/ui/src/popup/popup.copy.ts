export const popupCopy = {
  confirm: 'Ok',
  trace: (traceId: string) => `Código do atendimento: ${traceId}`,
  copyTrace: 'Copiar código',
  copied: 'Copiado',
  closeNotice: 'Fechar aviso',
} as const;
