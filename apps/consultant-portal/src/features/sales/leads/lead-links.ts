import { isValidMobile } from '@site/api-contract/brazil';
import { BRAND } from '@site/brand';
import { leadDetailsCopy as copy } from './lead-details.copy';

const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? '';

/** A link that calls a number of ten or eleven digits. */
export function telLink(cellphone: string): string {
  return `tel:+55${cellphone}`;
}

/** A link that opens WhatsApp with a first message; null for a landline. */
export function whatsAppLink(
  { name, cellphone }: { name: string; cellphone: string },
  consultant: string,
): string | null {
  if (!isValidMobile(cellphone)) return null;
  const text = copy.hello(firstWord(name), firstWord(consultant), BRAND.name);
  return `https://wa.me/55${cellphone}?text=${encodeURIComponent(text)}`;
}
