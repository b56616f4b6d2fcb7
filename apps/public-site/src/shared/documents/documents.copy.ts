import { type DocumentKind, MOST_SENT_FILES } from '@site/api-contract/identity';

const MB = 1024 * 1024;
const megabytes = (bytes: number) =>
  bytes >= MB
    ? `${(bytes / MB).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`;

export const documentsCopy = {
  help: {
    'cnh-frente': 'A foto da frente, ou o PDF da CNH digital: ele traz os dois lados',
    'cnh-verso': 'Com o QR code inteiro na foto',
    'crnm-frente':
      'A foto da frente da carteira de registro, ou o PDF da CRNM digital: ele traz os dois lados',
    'crnm-verso': 'Com os números e a linha de leitura inteiros na foto',
    'comprovante-residencia':
      'Conta de luz, água ou internet, ou extrato do banco, dos últimos 3 meses',
    'contrato-social': 'O contrato e a última alteração em um PDF',
    'cartao-cnpj': 'O comprovante de inscrição do site da Receita Federal',
    outro: 'O que a análise pediu, como um comprovante de renda',
  } satisfies Record<DocumentKind, string>,
  digitalCnh: 'CNH digital (PDF)',
  digitalCnhHelp:
    'A validade impressa na sua CNH passou. Se ela foi renovada automaticamente, o PDF da CNH digital mostra a validade atual e traz os dois lados. Você baixa o PDF no aplicativo da CNH.',
  companyAddressHelp:
    'Conta de luz, água ou internet em nome da empresa, dos últimos 3 meses',
  list: 'Seus documentos',
  loading: 'Carregando seus documentos',
  failed: 'Não conseguimos carregar seus documentos',
  limits: (maxBytes: number, maxPages: number) =>
    `JPG, PNG, WebP ou PDF de até ${maxPages} páginas, com no máximo ${megabytes(maxBytes)}.`,
  missing: 'Falta enviar',
  notNeeded: 'O PDF da frente já traz o verso',
  sent: 'Enviado',
  sentBefore: 'Enviado antes do pedido',
  checking: 'Em verificação de segurança',
  sentOn: (name: string, bytes: number, day: string) =>
    `${name}, ${megabytes(bytes)}, em ${day}`,
  takePhoto: 'Tirar foto',
  chooseFile: 'Enviar arquivo',
  sender: {
    help: `Até ${MOST_SENT_FILES} arquivos: JPG, PNG, WebP ou PDF de até 8 MB.`,
    sending: 'Enviando...',
    sent: 'Arquivo enviado.',
    failed: 'Não deu certo agora. Tente de novo.',
  },
  chooseInstead: 'Escolher arquivo',
  takeAnother: 'Tirar outra foto',
  replaceFile: 'Trocar arquivo',
  download: 'Baixar',
  remove: 'Apagar',
  removeQuestion: 'Apagar este documento?',
  removeYes: 'Sim, apagar',
  removeNo: 'Manter',
  removing: 'Apagando...',
  of: (act: string, what: string) => `${act}: ${what}`,
  actsOf: (what: string) => `de ${what}`,
  sending: (percent: number) =>
    percent < 100 ? `Enviando, ${percent}%` : 'Conferindo o arquivo...',
  progress: 'Progresso do envio',
  arrived: (what: string) => `${what}: recebemos.`,
  doubts: {
    dark: 'A imagem está escura. Envie outra mais clara ou, se der para ler tudo, envie assim mesmo.',
    blurred:
      'A imagem parece sem foco. Envie outra mais nítida ou, se der para ler as letras pequenas, envie assim mesmo.',
  },
  doubted: (what: string) => `Imagem que você escolheu: ${what}`,
  sendAnyway: 'Enviar assim mesmo',
  dontSend: 'Não enviar',
  tooLarge: (maxBytes: number) =>
    `O arquivo passa de ${megabytes(maxBytes)}. Envie um menor.`,
  sendFailed:
    'Não conseguimos enviar. O que você já mandou está guardado; tente de novo em instantes.',
  openFailed: 'Não conseguimos abrir o arquivo. Tente de novo em instantes.',
  full: (count: number) =>
    `Você já enviou ${count} arquivos, o máximo. Apague um antes de enviar outro.`,
} as const;

export const cameraCopy = {
  label: (what: string) => `Câmera: ${what}`,
  starting: 'Abrindo a câmera...',
  fit: 'Encaixe o documento na moldura, sem reflexo.',
  shoot: 'Tirar foto',
  flip: 'Trocar câmera',
  close: 'Fechar câmera',
  check: 'Dá para ler tudo?',
  use: 'Usar esta foto',
  again: 'Tirar outra',
  preview: (what: string) => `Foto que você tirou: ${what}`,
  blurred:
    'A foto parece sem foco. Se não der para ler as letras pequenas, tire outra com o aparelho parado.',
  dark: 'A foto ficou escura. Tire outra perto de uma janela ou envie o arquivo.',
  refused:
    'O navegador não deixou usar a câmera. Libere nas permissões do site ou envie um arquivo.',
  absent: 'Não encontramos uma câmera neste aparelho. Envie um arquivo.',
  busy: 'A câmera não abriu: outro aplicativo pode estar usando. Feche-o e tente de novo, ou envie um arquivo.',
} as const;
