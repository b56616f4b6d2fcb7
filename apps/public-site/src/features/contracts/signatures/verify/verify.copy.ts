import { formatDate } from '@site/api-contract/brazil';

export const verifyCopy = {
  title: 'Confira um contrato',
  lead: 'Envie o PDF e saiba na hora se ele é um contrato assinado aqui, sem nenhuma alteração.',
  file: 'PDF do contrato',
  fileHelp: 'Até 5 MB. O arquivo é comparado e descartado: nada fica guardado.',
  choose: 'Escolher arquivo',
  submit: 'Conferir',
  submitting: 'Conferindo...',
  missing: 'Escolha o PDF do contrato.',
  failed: 'Não conseguimos conferir agora. Tente de novo em instantes.',
  trace: (traceId: string) => `Código de atendimento: ${traceId}`,
  genuine: 'Contrato verdadeiro',
  genuineText: (number: string, day: string) =>
    `É o contrato ${number}, assinado em ${formatDate(day)}. O arquivo está igual ao do dia da assinatura.`,
  not: 'Não é um contrato assinado aqui',
  notText:
    'O arquivo é outro ou foi alterado depois da assinatura. Abrir e salvar de novo, imprimir ou comprimir também muda o arquivo: use o PDF que veio por e-mail.',
  how: 'Como funciona',
  steps: [
    'Cada contrato assinado tem uma impressão digital: um número que muda se qualquer parte do arquivo mudar (SHA-256).',
    'Calculamos a impressão digital do seu arquivo e procuramos uma igual entre os contratos assinados.',
    'Se existe, dizemos o número do contrato e o dia da assinatura. Nome e documento de quem assinou não aparecem.',
  ],
} as const;
