import { APPLICATION_PREFIXES } from '@site/api-contract/app-links';
import { type TextDocument } from '@site/shell/page';
import { CLOSED } from './robots';

/** Files are no pages. */
const FILES = ['/assets', '/media'];

/** Where the rules stand; pages name them in the header `Speculation-Rules`. */
export const SPECULATION_RULES_PATH = '/navegacao.json';

/**
 * A browser may fetch the next page while a pointer rests on its link or presses it, and
 * no more than fetch it: what an address does (spec §4) happens on arrival alone, so those
 * with a query are left out too. Application pages open inside the app, which fetches them
 * itself. Decision 100.
 */
export const speculationRules: TextDocument = {
  type: 'application/speculationrules+json',
  render: async () => ({
    text: JSON.stringify({
      prefetch: [
        {
          where: {
            and: [
              { href_matches: '/*' },
              { not: { href_matches: '/*\\?(.+)' } }, // `*` would take none for a query
              { not: { selector_matches: '[download]' } },
              ...[...CLOSED, ...FILES, ...APPLICATION_PREFIXES].map((prefix) => ({
                not: { href_matches: `${prefix}{/*}?` },
              })),
            ],
          },
          eagerness: 'moderate',
        },
      ],
    }),
    isComplete: true,
  }),
};
