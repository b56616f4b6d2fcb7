import { APPLICATION_PREFIXES } from '@site/api-contract/app-links';
import { type TextDocument } from '@site/shell/page';
import { CLOSED } from './robots';

/** Paths of files, which are not pages. */
const FILES = ['/assets', '/media'];

/** Address of the rules; pages name it in the header `Speculation-Rules`. */
export const SPECULATION_RULES_PATH = '/navegacao.json';

/**
 * Rules by which a browser may prefetch, but not prerender, the next page while the
 * pointer is on its link or presses it. Effects of an address (spec §4) must only happen
 * on arrival, so addresses with a query are left out too. Application pages open inside
 * the app, which prefetches them itself. Decision 100.
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
