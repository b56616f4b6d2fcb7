type Page = Pick<Window, 'document' | 'dispatchEvent'>;

/**
 * Whether something would be lost with this page. Asks in the way in which the browser
 * does before it lets a page go; where the visitor `staysHere`, what stands in fields and
 * nobody asks about counts too.
 */
export function isUnsaved(page: Page, { staysHere = false } = {}): boolean {
  const question = new Event('beforeunload', { cancelable: true });
  if (!page.dispatchEvent(question)) return true;
  if (!staysHere) return false;
  const fields = page.document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="hidden"]), textarea',
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
