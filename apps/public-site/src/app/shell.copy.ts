import { BRAND } from '@site/ui';

export const shellCopy = {
  /** Title of the browser's tab. */
  title: (page: string) => `${page} | ${BRAND.name}`,
} as const;

export const routeFailureCopy = {
  title: 'Não conseguimos abrir esta página',
  text: 'Foi uma falha nossa. Nada do que você fez se perdeu. Tente de novo em instantes.',
  retry: 'Tentar de novo',
  home: 'Ir para a home',
  trace: (traceId: string) => `Código do erro: ${traceId}`,
} as const;
