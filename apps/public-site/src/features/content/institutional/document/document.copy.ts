export const documentCopy = {
  contents: 'Nesta página',
  version: (version: string) => `Versão de ${version}`,
} as const;
