import { createContext, use } from 'react';

/** Names a dealership's stock in the portal, and its pages there. */
export type StockPlace = {
  title: string;
  /** Names the dealership in each call; a dealer's own needs no name. */
  query: { dealership?: string };
  listPath: string;
  importPath: string;
  /** Path of a reserved car's contract; null for viewers who may not open it. */
  contractPath: ((contractId: string) => string) | null;
};

const Place = createContext<StockPlace | null>(null);
export const StockPlaceProvider = Place.Provider;

/** Names the waiting act about a row of this stock. */
export function useStockActId(): (row: string) => string {
  const { query } = useStockPlace();
  return (row) => `stock:${query.dealership ?? ''}:${row}`;
}

export function useStockPlace(): StockPlace {
  const place = use(Place);
  if (!place) throw new Error('A stock needs its place');
  return place;
}
