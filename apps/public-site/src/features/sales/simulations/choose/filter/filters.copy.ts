import { CLASS_NAMES, money } from '../../core/simulation.copy';
import { type FilterName, type Filters, type Sort } from '../choose-search';

/** Texts of the filters and of an empty result, loaded with those parts. */
export const filtersCopy = {
  /** `monthlies` are the prices of the shown cars, in reais. */
  announced: (monthlies: readonly number[]): string => {
    if (monthlies.length === 0) return 'Nenhum modelo com esses filtros.';
    const count = monthlies.length === 1 ? '1 modelo' : `${monthlies.length} modelos`;
    return `${count}, a partir de ${money(Math.min(...monthlies))} por mês.`;
  },
  filters: 'Filtros',
  prompt: 'Pronta entrega',
  gearbox: 'Câmbio',
  anyGearbox: 'Câmbio',
  gearboxes: { automatico: 'Automático', manual: 'Manual' } satisfies Record<
    NonNullable<Filters['gearbox']>,
    string
  >,
  fuel: 'Combustível',
  anyFuel: 'Combustível',
  fuels: { flex: 'Flex', eletrico: 'Elétrico' } satisfies Record<
    NonNullable<Filters['fuel']>,
    string
  >,
  seats: 'Lugares',
  anySeats: 'Lugares',
  seatsFrom: (count: number) => `${count} lugares ou mais`,
  maxPrice: 'Preço até',
  anyPrice: 'Preço',
  upTo: (reais: number) => `Até ${money(reais)}`,
  sort: 'Ordenar por',
  sorts: {
    'menor-preco': 'Menor preço',
    'maior-preco': 'Maior preço',
    entrega: 'Entrega mais cedo',
  } satisfies Record<Sort, string>,
  count: (count: number) => (count === 1 ? '1 modelo' : `${count} modelos`),
  emptyTitle: 'Nenhum carro atende a todos esses filtros.',
  clearFilters: 'Limpar filtros',
  emptyText: 'O que remover, e quantos carros aparecem:',
  /** Text of a filter in its chip. */
  filterNamed: (name: FilterName, filters: Filters): string => {
    if (name === 'maxPrice') return filtersCopy.upTo(filters.maxPrice ?? 0);
    if (name === 'prompt') return filtersCopy.prompt;
    if (name === 'seats') return filtersCopy.seatsFrom(filters.seats ?? 0);
    if (name === 'gearbox')
      return filters.gearbox ? filtersCopy.gearboxes[filters.gearbox] : '';
    if (name === 'fuel') return filters.fuel ? filtersCopy.fuels[filters.fuel] : '';
    return filters.classes.map((slug) => CLASS_NAMES[slug]).join(', ');
  },
  drop: (filter: string) => `Remover “${filter}”`,
  comesBack: (count: number, lowest: number) =>
    `${count === 1 ? 'aparece 1 carro' : `aparecem ${count} carros`}, a partir de ${money(lowest)} por mês`,
  companiesOnly: (names: readonly string[]) =>
    `${names.join(' e ')} ${names.length === 1 ? 'é' : 'são'} só para empresas.`,
  seeCompanies: 'Ver com preço de pessoa jurídica',
};
