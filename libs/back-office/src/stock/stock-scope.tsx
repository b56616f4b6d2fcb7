import { createContext, use } from 'react';

/** Names a dealership's stock in the portal, and its pages there. */
export type StockScope = {
  title: string;
  /** Names the dealership in each call; a dealer's own needs no name. */
  query: { dealership?: string };
  listPath: string;
  importPath: string;
  /** Path of a reserved car's contract; null for viewers who may not open it. */
  contractPath: ((contractId: string) => string) | null;
};

const Place = createContext<StockScope | null>(null);
export const StockScopeProvider = Place.Provider;

/** Names the waiting act about a row of this stock. */
export function useStockActId(): (row: string) => string {
  const { query } = useStockScope();
  return (row) => `stock:${query.dealership ?? ''}:${row}`;
}

export function useStockScope(): StockScope {
  const place = use(Place);
  if (!place) throw new Error('A stock needs its place');
  return place;
}
