type Rules = { createHTML: (text: string) => string };
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: Rules,
  ) => { createHTML: (text: string) => TrustedHTML };
};

/**
 * The only policy by which HTML gets into pages; `trusted-types` of the content policy
 * names it.
 */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'rodar',
  { createHTML: (text) => text },
);

/**
 * HTML that the API has sanitized, in the form for browsers with Trusted Types; elsewhere
 * the text itself. Each call makes a new object, for which React writes the HTML again,
 * so memoize it.
 */
export function trustedHtml(html: string): string | TrustedHTML {
  return policy ? policy.createHTML(html) : html;
}
