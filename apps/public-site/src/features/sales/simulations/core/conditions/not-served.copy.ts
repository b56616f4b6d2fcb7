/** Label of the button that continues with the nearest place that has deliveries. */
export const deliverAt = (city: string) => `Ver preços para retirar em ${city}`;

/** Says that a saved simulation keeps its place. */
export const startsAnew = (code: string, city: string) =>
  `Em ${city} começa outra simulação; a ${code} continua no carrinho.`;
