/** Goes on with the nearest place that is served. */
export const deliverAt = (city: string) => `Ver preços para retirar em ${city}`;
