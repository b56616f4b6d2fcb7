import { formatDate, type IsoDate } from '@site/api-contract/brazil';

export const importCopy = {
  title: 'Importar tabela de preços',
  lead: 'Conferir não grava nada: mostra os erros do arquivo, ou o que a tabela muda.',
  open: 'Importar tabela',
  fileHelp:
    'CSV em UTF-8 com as colunas carro;cliente;prazo;km;mensalidade, até 900 KB. A planilha que você baixa já vem assim, com os preços de hoje: mude só os valores, por mês, como 1.599,00.',
  file: {
    download: 'Baixar planilha',
    pending: 'Preparando...',
    failed: 'Não conseguimos preparar a planilha. Tente de novo em instantes.',
  },
  name: 'Nome da tabela',
  nameHelp: 'Não se repete e não muda depois.',
  from: 'Primeiro dia',
  fromHelp: 'Vale desde a meia-noite de Brasília. Se for hoje, vale na hora.',
  until: 'Último dia',
  check: 'Conferir',
  checking: 'Conferindo...',
  failed: 'Não conseguimos conferir o arquivo. Nada foi gravado. Tente de novo.',
  checked: { kind: 'ok', text: 'Sem erros. Nada foi gravado ainda.' },
  scheduled: (name: string, day: IsoDate) =>
    `${name} passa a valer em ${formatDate(day)}. Até a véspera pode ser retirada.`,
  today: (name: string) =>
    `${name} passa a valer agora e não pode mais ser retirada: para corrigir, faça outra.`,
  schedule: 'Agendar tabela',
  startNow: 'Pôr em vigor agora',
  importing: 'Gravando...',
} as const;
