export const howItWorksCopy = {
  steps: 'Etapas da assinatura',
  asks: 'O que pedimos',
  time: 'Tempo',
} as const;
