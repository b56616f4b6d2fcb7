/** A car that another store has is fetched there, so that store is named. */
export const otherYardText = (store: string) => `Do estoque de outra loja: ${store}`;
