type Page = Pick<Window, 'document' | 'dispatchEvent'>;

/**
 * Whether leaving the page would lose unsaved values, asked with the same event as the
 * browser uses. When the visitor `staysHere`, text in fields without such a question
 * counts, too.
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
