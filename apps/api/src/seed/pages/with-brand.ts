import { formatCnpj } from '@site/api-contract/brazil';
import { BRAND, COMPANY, companyAddress, companyWithNote, CONTACT } from '@site/brand';

/** Words in double braces that texts stored as JSON may have. */
const WORDS: Readonly<Record<string, string>> = {
  marca: BRAND.name,
  dominio: BRAND.domain,
  razaoSocial: COMPANY.name,
  empresa: companyWithNote(),
  cnpj: formatCnpj(COMPANY.cnpj),
  endereco: companyAddress(),
  telefone: CONTACT.phone,
  telefoneSemSinais: CONTACT.phone.replace(/\D/g, ''),
};

/** Puts the brand's words into a text stored as JSON. Throws at a word that nobody knows. */
export function withBrand<Content>(content: Content): Content {
  const text = JSON.stringify(content).replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const word = WORDS[name];
    if (word === undefined) throw new Error(`A page of the demo names {{${name}}}`);
    return JSON.stringify(word).slice(1, -1);
  });
  return JSON.parse(text) as Content;
}
