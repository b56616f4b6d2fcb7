import { screen } from '@testing-library/react';
import {
  listAvailableDealerships,
  listPromptDelivery,
  quoteChoice,
} from '@site/api-contract';
import { estimateQuote, resolveChoice } from '@site/api-contract/pricing';
import { readConfigure } from '@site/simulator';
import { aDealership, answer, aQuote, CLASSES } from '@site/testing';

export const QUERY = 'modelo=aroeira&cor=azul-fiorde&opcionais=vidros-e-pneus';
export const PATH = `/simulador/configure-e-assine?${QUERY}`;
export const near = [
  {
    ...aDealership({ id: '5', name: 'Rodar Paulista', city: 'São Paulo', state: 'SP' }),
    distanceKm: 2.1,
  },
  {
    ...aDealership({ id: '6', name: 'Rodar Santana', city: 'São Paulo', state: 'SP' }),
    distanceKm: 6.8,
  },
];
/** A stub of the server's answer, calculated by the same rules. */
export const PRICED = answer(quoteChoice, ({ body }) => {
  const choice = resolveChoice(CLASSES, {
    ...readConfigure(new URLSearchParams()),
    version: body.versionSlug,
    paint: body.paint,
    term: body.term,
    km: body.km,
    addOns: body.addOns,
  });
  return { ...aQuote(), ...(choice ? estimateQuote(choice) : {}) };
});
export const AROUND = [
  answer(listAvailableDealerships, near),
  answer(listPromptDelivery, []),
  PRICED,
];

/** Cells of the table row that contains a text. */
export const rowWith = (text: string) =>
  [...(screen.getByText(text).closest('tr')?.children ?? [])]
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
    .join(' | ');
