import { PLACES_A_DAY, TURN_DAYS } from '@site/api-contract';

/** Texts of a queue: at the form, beside the lead, and in the mails to its places. */
export const queueCopy = {
  /** The consultant reads it beside the lead. */
  place: (model: string, number: number) => `Fila do ${model}: lugar ${number}`,
  unconfirmedPlace: (model: string, number: number) =>
    `Fila do ${model}: lugar ${number}, e-mail a confirmar`,
  tooMany: `Este navegador já guardou ${PLACES_A_DAY} lugares nas últimas 24 horas. Para guardar outro, volte amanhã.`,
  uselessLink:
    'Este link não vale mais. Abra o do e-mail mais recente, ou entre na fila de novo.',
  ended: (model: string) =>
    `O ${model} já está à venda para todos: você não precisa de um lugar na fila. Configure o seu no simulador.`,
  mail: {
    code: (number: number) => `Lugar ${number}`,
    confirm: (model: string, number: number) =>
      `Pré-reserva do ${model}: confirme o lugar ${number} na fila`,
    confirmText: (model: string) =>
      `Seu lugar na fila do ${model} está guardado, e falta confirmar este e-mail. Até lá, ele não conta e não é chamado.`,
    confirmLabel: 'Confirmar meu lugar',
    alsoAsked: (earlier: number) =>
      `Este e-mail também pediu o lugar ${earlier} nesta fila, ainda sem confirmar. Vale um só: o que você confirmar primeiro.`,
    notYou:
      'Não foi você? Ignore este e-mail: sem a confirmação, o lugar não conta e ninguém é chamado por ele.',
    kept: (model: string, number: number) =>
      `Pré-reserva do ${model}: seu lugar na fila é o ${number}`,
    keptText: (model: string) => `Seu lugar na fila do ${model} está guardado:`,
    known: (model: string, number: number) =>
      `Pré-reserva do ${model}: seu lugar na fila continua o ${number}`,
    knownText: (model: string) => `Este e-mail já tem um lugar na fila do ${model}:`,
    knownMore: (number: number) => [
      `Alguém pediu outro com ele agora, o ${number}. Cada e-mail conta uma vez, então nada muda: vale o que você já tem.`,
    ],
    next: [
      [
        'Quando as primeiras unidades chegarem,',
        'chamamos por telefone e e-mail, na ordem da fila.',
        `Você tem ${TURN_DAYS} dias para configurar o carro`,
        'e enviar a proposta.',
      ],
      [
        'Você não pagou nada e não assinou nada.',
        'O preço é o do dia em que você configurar o carro,',
        'e aparece inteiro antes da assinatura.',
      ],
      [
        'Para desistir, avise pela página de contato.',
        'Se você desistir, o número de quem está depois não muda.',
      ],
    ],
    giveUp: 'Desistir ou mudar seus dados',
    ended: {
      subject: (model: string) =>
        `O ${model} está à venda para todos: você não precisa mais esperar`,
      paragraphs: (model: string) => [
        `A fila do ${model} terminou, e o seu lugar não é mais necessário.`,
        'Configure o carro quando quiser, com o preço inteiro antes da assinatura.',
      ],
      configure: (model: string) => `Configurar o ${model}`,
    },
  },
};
