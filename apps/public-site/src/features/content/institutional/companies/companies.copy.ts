/** Fixed texts of the page for companies; the rest is the CMS page. */
export const companiesCopy = {
  simulate: (car: string) => `Simular o ${car}`,
} as const;
