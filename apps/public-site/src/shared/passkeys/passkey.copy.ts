export const passkeyCopy = {
  waiting: 'Esperando o aparelho...',
  cancelled: 'Nada foi confirmado no aparelho. Tente de novo quando quiser.',
  hasOne: 'Este aparelho já tem uma passkey desta conta.',
  noDevice: 'Este navegador ou aparelho não abriu a passkey. Tente em outro, ou sem ela.',
  failed: 'Não conseguimos usar a passkey agora. Tente de novo em instantes.',
} as const;
