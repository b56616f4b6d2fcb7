import { withoutAccents } from '@site/api-contract/brazil';
import { COMMON_PASSWORDS } from './common-passwords.data';

const PRODUCT_WORDS = [
  'carro',
  'carros',
  'assinatura',
  'assinar',
  'mensal',
  'senha',
  'password',
];

/**
 * Why a password is refused, in pt-BR; null when it is good (security-requirements A8).
 * Refused are the 3,000 commonest, and those made only of words of the product, the
 * brand, the e-mail or the name, with or without digits around them.
 */
export function passwordProblem(
  password: string,
  owner: { name: string; email: string; brand: string },
): string | null {
  if (COMMON_PASSWORDS.has(password.toLowerCase()))
    return 'Essa senha é muito comum. Crie outra.';
  const letters = plain(password).replace(/[^a-z]/g, '');
  const words = [
    ...PRODUCT_WORDS,
    ...wordsOf(owner.brand),
    ...wordsOf(owner.name),
    ...wordsOf(owner.email),
  ];
  return isMadeOf(letters, words)
    ? 'Essa senha usa seu nome, seu e-mail ou palavras do site. Crie outra.'
    : null;
}

/**
 * Whether a text consists only of words of the list. Its time grows with the lengths, not
 * with the number of ways to split the text.
 */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const ends = new Set([0]);
  for (let at = 0; at < text.length; at += 1) {
    if (!ends.has(at)) continue;
    for (const word of words) if (text.startsWith(word, at)) ends.add(at + word.length);
  }
  return text !== '' && ends.has(text.length);
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length >= 3);
}

function plain(text: string): string {
  return withoutAccents(text).toLowerCase();
}
