import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { publicPages, UNLISTED_PAGES } from '../steps/site-pages';

/**
 * The rules of the HTML standard and of accessible documents, none disabled; rules about
 * style are left out, since React writes the HTML.
 */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
});

test(
  'every page is valid HTML as the server sends it',
  { tag: '@desktop' },
  async ({ request }) => {
    test.slow(); // some forty documents, while other journeys run
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
