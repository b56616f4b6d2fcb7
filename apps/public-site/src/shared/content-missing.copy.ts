export const contentMissingCopy = {
  title: 'Não conseguimos carregar esta página',
  text: 'O resto do site segue no ar e nada do que você fez se perdeu. Tente de novo em instantes ou vá direto ao simulador.',
  retry: 'Tentar de novo',
  simulate: 'Ir para o simulador',
} as const;
