import { formatDate } from '@site/api-contract/brazil';

export const simulationsCopy = {
  turnOver: (model: string, until: string) =>
    `A sua vez para o ${model} acabou: ela ia até ${formatDate(until)} e vale para uma proposta. A simulação continua no carrinho. Para ter outra vez, entre na fila de novo.`,
};
