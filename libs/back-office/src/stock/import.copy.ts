import { type StockFileChange } from '@site/api-contract';
import { formatCount, formatCounted } from '@site/api-contract/brazil';

export const importCopy = {
  title: 'Importar estoque',
  lead: 'Conferir não grava nada: mostra os erros do arquivo, ou o que ele muda.',
  open: 'Importar planilha',
  help: 'Baixe a planilha, mude só os números e salve como “CSV UTF-8”: ela tem uma linha para cada combinação de carro e cor. Numa planilha sua, use as colunas loja, carro, cor e quantidade; carro e cor valem pelo código ou pelo nome, como no site. O que faltar no arquivo sai do estoque; reservados não entram nele e continuam com os contratos.',
  file: {
    download: 'Baixar planilha',
    pending: 'Preparando...',
    failed: 'Não conseguimos preparar a planilha. Tente de novo em instantes.',
  },
  check: 'Conferir',
  checking: 'Conferindo...',
  failed: 'Não conseguimos conferir o arquivo. Nada foi gravado. Tente de novo.',
  checked: { kind: 'ok', text: 'Sem erros. Nada foi gravado ainda.' },
  nothing: 'O arquivo é igual ao estoque de agora: não há nada a mudar.',
  changes: 'O que muda',
  same: (count: number) =>
    count === 1
      ? '1 combinação de carro e cor fica como está.'
      : `${formatCount(count)} combinações de carro e cor ficam como estão.`,
  caption: 'O que o arquivo muda no estoque livre, por carro e cor',
  columns: { car: 'Carro', kind: 'Mudança', before: 'Agora', after: 'Depois' },
  kind: ({ before, after }: StockFileChange) =>
    before === 0 ? 'Entra' : after === 0 ? 'Sai' : 'Muda',
  cars: (count: number) => formatCount(count),
  submit: 'Importar estoque',
  importing: 'Importando...',
  done: (changed: number) =>
    `Estoque importado: ${formatCounted(changed, 'combinação de carro e cor mudou', 'combinações de carro e cor mudaram')}. O site já mostra.`,
} as const;
