/** 'Pessoa física' or 'pessoa jurídica': a person or a company. */
export type PersonType = 'PF' | 'PJ';

/** spec §4: text containing 'física' gives PF, other text gives PJ, empty gives PF. */
export function personTypeOf(text: string | null | undefined): PersonType {
  return !text || text.toLowerCase().includes('física') ? 'PF' : 'PJ';
}
