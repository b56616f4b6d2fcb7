export const routeFailureCopy = {
  title: 'Não conseguimos abrir esta página',
  text: 'Foi uma falha nossa. Nada do que você fez se perdeu. Tente de novo em instantes.',
  unanswered:
    'Nada do que você fez se perdeu. Tente de novo e, se não abrir, confira sua conexão.',
  retry: 'Tentar de novo',
  home: 'Ir para a home',
  trace: (traceId: string) => `Código de atendimento: ${traceId}`,
} as const;
