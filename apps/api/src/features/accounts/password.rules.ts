import { COMMON_PASSWORDS } from './common-passwords';

const PRODUCT_WORDS = ['carro', 'carros', 'assinatura', 'assinar', 'mensal', 'senha', 'password'];

/**
 * Why a password is refused, in pt-BR, or null when it is good (security-requirements A8): one of the 3,000 commonest,
 * or nothing but words of the product, the brand, the e-mail or the name, with or without figures around them.
 */
export function passwordProblem(password: string, owner: { name: string; email: string; brand: string }): string | null {
  if (COMMON_PASSWORDS.has(password.toLowerCase())) return 'Essa senha é muito comum. Crie outra.';
  const letters = plain(password).replace(/[^a-z]/g, '');
  const words = [...PRODUCT_WORDS, ...wordsOf(owner.brand), ...wordsOf(owner.name), ...wordsOf(owner.email)];
  const onlyThese = new RegExp(`^(?:${words.join('|')})+$`);
  return onlyThese.test(letters) ? 'Essa senha usa seu nome, seu e-mail ou palavras do site. Crie outra.' : null;
}

function wordsOf(text: string): string[] {
  return plain(text).split(/[^a-z]+/).filter((word) => word.length >= 3);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
