/** Visible texts of the car beside the registration. */
export const summaryCopy = {
  label: 'O carro que você escolheu',
  condition: (kind: string, term: number, km: string) =>
    `${kind}, ${term} meses, ${km} km por mês`,
  total: 'Total do contrato',
  validUntil: 'Preço garantido até',
  simulation: 'Simulação',
} as const;
