export const planCopy = {
  title: (model: string) => `Como você paga o ${model}`,
  lead: (code: string) =>
    `Simulação ${code}, como se você assinasse hoje. A primeira parcela vence no dia útil depois da assinatura; as outras, no dia que você escolher, depois do primeiro mês com o carro. Fim de semana e feriado passam para o próximo dia útil.`,
  dueDay: 'Dia do vencimento',
  day: (day: number) => `Dia ${day}`,
  caption: (model: string) => `Parcelas do ${model}`,
  failed: 'Não conseguimos montar as parcelas agora.',
};
