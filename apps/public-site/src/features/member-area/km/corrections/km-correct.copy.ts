import { formatDate, formatKm } from '@site/api-contract/brazil';

export const kmCorrectCopy = {
  title: (km: number) => `Tirar a leitura de ${formatKm(km)}?`,
  text: (day: string) =>
    `A leitura de ${formatDate(day)} deixa de contar para o saldo, a previsão e a próxima revisão. Depois, informe os km que o painel mostra agora.`,
  photo: 'A foto do painel que está com ela é apagada.',
  submit: 'Tirar a leitura',
  pending: 'Tirando...',
  back: 'Voltar',
  failed: 'Não conseguimos tirar a leitura. Tente de novo.',
} as const;
