/** Goes on with the nearest place that is served. */
export const deliverAt = (city: string) => `Ver preços para retirar em ${city}`;

/** A stored simulation keeps its place. */
export const startsAnew = (code: string, city: string) =>
  `Em ${city} começa outra simulação; a ${code} continua no carrinho.`;
