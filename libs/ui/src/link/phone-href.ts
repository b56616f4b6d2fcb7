/** A `tel:` link for a phone in any spelling: digits, with a leading plus. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
