type Rules = { createHTML: (text: string) => string };
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: Rules,
  ) => { createHTML: (text: string) => TrustedHTML };
};

/** The one policy by which HTML gets into pages; `trusted-types` of the content policy names it. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'rodar',
  { createHTML: (text) => text },
);

/**
 * HTML that the API has sanitized, in the form in which a browser with Trusted Types takes
 * it; the text itself elsewhere. Each call makes another object, and React writes the HTML
 * again for another object: remember it.
 */
export function trustedHtml(html: string): string | TrustedHTML {
  return policy ? policy.createHTML(html) : html;
}
