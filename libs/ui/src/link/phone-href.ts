/** A `tel:` link of a phone however it is written: digits alone, and a leading plus. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
