import { formatDate, type IsoDate } from '@site/contracts/brazil';

/** Texts of the import of a price table. */
export const importCopy = {
  title: 'Importar tabela de preços',
  lead: 'Conferir não grava nada: mostra os erros do arquivo, ou o que a tabela muda.',
  open: 'Importar tabela',
  file: 'Escolher arquivo CSV',
  fileAgain: 'Escolher outro arquivo',
  fileHelp:
    'CSV em UTF-8 com as colunas version;client;term;km;monthly, até 900 KB: uma linha para cada versão, cliente (PF ou PJ), prazo em meses e pacote de km por mês. O preço é o do mês, como 1.599,00.',
  chosen: (name: string) => `Arquivo: ${name}`,
  tooLarge:
    'Esse arquivo passa de 900 KB. Arquivos maiores são importados pela equipe de sistemas.',
  notUtf8:
    'O arquivo não é um CSV em UTF-8. Salve a planilha como "CSV UTF-8" e escolha de novo.',
  name: 'Nome da tabela',
  nameHelp: 'Não se repete e não muda depois.',
  from: 'Primeiro dia',
  fromHelp: 'Vale desde a meia-noite de Brasília. Hoje: vale assim que for importada.',
  until: 'Último dia',
  check: 'Conferir',
  checking: 'Conferindo...',
  failed: 'Não conseguimos conferir o arquivo. Nada foi gravado. Tente de novo.',
  errors: (many: number) =>
    many === 1 ? 'O arquivo tem um erro' : 'O arquivo tem erros',
  checked: 'Sem erros. Nada foi gravado ainda.',
  scheduled: (name: string, day: IsoDate) =>
    `${name} passa a valer em ${formatDate(day)}. Até a véspera pode ser retirada.`,
  today: (name: string) =>
    `${name} passa a valer agora e não pode mais ser retirada: para corrigir, importe outra.`,
  schedule: 'Agendar tabela',
  startNow: 'Importar e valer agora',
  importing: 'Importando...',
} as const;
