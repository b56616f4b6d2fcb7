import { createContext, use } from 'react';

/** The dealership whose stock is shown, and the pages for it in this portal. */
export type StockScope = {
  title: string;
  /** Query that selects the dealership; empty for a dealer's own. */
  query: { dealership?: string };
  listPath: string;
  importPath: string;
  /** Path of a reserved car's contract; null for viewers who may not open it. */
  contractPath: ((contractId: string) => string) | null;
};

const Place = createContext<StockScope | null>(null);
export const StockScopeProvider = Place.Provider;

/** Id for a waiting action on a row of this stock. */
export function useStockActId(): (row: string) => string {
  const { query } = useStockScope();
  return (row) => `stock:${query.dealership ?? ''}:${row}`;
}

export function useStockScope(): StockScope {
  const place = use(Place);
  if (!place) throw new Error('A stock needs its place');
  return place;
}
