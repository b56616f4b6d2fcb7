export const popupCopy = {
  confirm: 'Ok',
  trace: (traceId: string) => `Código do erro: ${traceId}`,
  copyTrace: 'Copiar código',
  copied: 'Copiado',
  closeNotice: 'Fechar aviso',
} as const;
