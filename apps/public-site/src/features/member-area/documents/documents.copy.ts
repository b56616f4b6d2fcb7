export const documentsCopy = {
  title: 'Seus documentos',
  why: 'Só você e quem analisa sua proposta veem estes arquivos, guardados com criptografia. Cada acesso fica registrado.',
  failed: 'Não conseguimos abrir seus documentos',
  waitingFailed: 'Não conseguimos ver se alguma proposta espera por documentos.',
  wantedBy: (number: string) => `A proposta ${number} espera por documentos`,
  requested: 'O que falta enviar',
  progress: (received: number, asked: number) => `${received} de ${asked} recebidos`,
  received: (day: string) => `Recebido em ${day}`,
  resumed: 'Recebemos tudo. A análise continua.',
  resumedUntil: (day: string) =>
    `Recebemos tudo. A análise continua, e respondemos por e-mail e nesta página até ${day}.`,
} as const;
