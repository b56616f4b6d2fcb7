import { isValidDocument } from '../brazil';

/** Texts by which a consultant finds a customer. No zod: the screen uses them too. */
type CustomerSearchKind = 'document' | 'email' | 'name';

const FEWEST_LETTERS = 3;

/**
 * A whole CPF or CNPJ, a whole e-mail, or a name with at least three letters; null for
 * anything else.
 */
export function customerSearchKind(text: string): CustomerSearchKind | null {
  if (isValidDocument(text)) return 'document';
  if (text.includes('@')) return 'email';
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length >= FEWEST_LETTERS ? 'name' : null;
}

export const CUSTOMER_SEARCH_PROBLEM =
  'Informe um CPF, um CNPJ ou um e-mail inteiro, ou pelo menos três letras do nome.';
