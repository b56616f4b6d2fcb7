import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { publicPages, UNLISTED_PAGES } from '../steps/site-pages';

/**
 * The standard's rules and those of accessible documents, none switched off; how HTML
 * looks is React's business.
 */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
});

test(
  'every page is valid HTML as the server sends it',
  { tag: '@desktop' },
  async ({ request }) => {
    test.slow(); // some forty documents, and other journeys beside
    const found: string[] = [];
    for (const path of [...(await publicPages(request)), ...UNLISTED_PAGES]) {
      const html = await (await request.get(path, { maxRedirects: 0 })).text();
      const { results } = await validator.validateString(html, path);
      for (const { messages } of results)
        for (const { ruleId, message, selector } of messages)
          found.push(`${path}: ${ruleId}: ${message} at ${selector ?? ''}`);
    }
    expect(found).toEqual([]);
  },
);
