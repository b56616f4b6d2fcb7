export const csvFileCopy = {
  choose: 'Escolher arquivo CSV',
  again: 'Escolher outro arquivo',
  chosen: (name: string) => `Arquivo: ${name}`,
  empty: 'O arquivo está vazio. Salve a planilha e escolha de novo.',
  unreadable: 'Não conseguimos ler o arquivo. Feche a planilha e escolha de novo.',
  tooLarge:
    'Esse arquivo passa de 900 KB. Arquivos maiores são importados pela equipe de sistemas.',
  notUtf8:
    'O arquivo não é um CSV em UTF-8. Salve a planilha como "CSV UTF-8" e escolha de novo.',
  errors: (many: number) =>
    many === 1 ? 'O arquivo tem um erro' : 'O arquivo tem erros',
} as const;
