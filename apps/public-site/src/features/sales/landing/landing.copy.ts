/** Fixed texts of the landing pages; their content comes from the CMS. */
export const landingCopy = {
  home: 'Ir para a home',
  privacy: 'Política de Privacidade',
  openWhatsApp: 'Abrir o WhatsApp',
  failed:
    'Não conseguimos enviar. O que você digitou continua aqui. Tente de novo em instantes.',
  trace: (id: string) => `Código de atendimento: ${id}`,
  subject: 'Assunto',
  topic: 'Sobre o quê?',
  otherTopic: 'Outro assunto',
  awaited: 'O carro que você espera',
  from: 'A partir de',
  fromOf: (car: string) => `${car} a partir de`,
  noPrice: 'Preço na simulação',
  search: 'Busque no guia',
  searchHelp: 'Por exemplo: pneu, luz, multa',
  index: 'Assuntos do guia',
  found: (count: number) => (count === 1 ? '1 assunto' : `${count} assuntos`),
  nothingFound:
    'Nada com essa palavra. Tente outra, ou peça uma ligação no fim da página.',
  clearSearch: 'Ver todos os assuntos',
  callNow: (phone: string) => `Ligar para ${phone}`,
  sheetOf: (car: string) => `Ficha técnica do ${car}`,
  simulateCar: (car: string) => `Simular o ${car}`,
  someoneElse: 'Reservar para outra pessoa',
  place: 'Lugar',
} as const;
