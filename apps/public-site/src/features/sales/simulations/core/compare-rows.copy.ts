import { formatKm } from '@site/api-contract/brazil';
import { money, months } from './simulation.copy';

/** Labels and cells of the comparison of simulations. */
export const compareRowsCopy = {
  rows: {
    where: 'Entrega para',
    term: 'Prazo',
    km: 'Km por mês',
    color: 'Cor',
    addOns: 'Opcionais',
    total: 'Total do contrato',
    exit: 'Sair no mês 12',
    delivery: 'Entrega',
    handover: 'Como você recebe',
    deductible: 'Franquia do seguro',
  },
  onlyDifferences: 'Só o que muda',
  months,
  km: formatKm,
  extraKm: (reais: number) => `extra: ${money(reais)}`,
  aMonth: (reais: number) => `+ ${money(reais)} por mês`,
  once: (reais: number) => `${money(reais)}, uma vez`,
  none: 'Nenhum',
  dearer: (reais: number) => `${money(reais)} a mais`,
  withCampaign: (code: string) => `com a campanha ${code}`,
  ceiling: '4 mensalidades, o máximo',
  atTheEnd: 'fim do contrato',
  best: {
    term: 'mais curto',
    km: 'mais km',
    cost: (reais: number) => (reais === 0 ? 'sem custo' : 'menor'),
    lower: 'menor',
    sooner: 'mais cedo',
  },
};
