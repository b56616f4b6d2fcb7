/**
 * What the columns of the files of prices and stock are called, without accents, which
 * spreadsheets like to save in another code than UTF-8. The English names count too.
 */
const COLUMN_NAMES: Readonly<Record<string, string>> = {
  dealership: 'loja',
  version: 'carro',
  paint: 'cor',
  quantity: 'quantidade',
  client: 'cliente',
  term: 'prazo',
  monthly: 'mensalidade',
};

export const columnName = (field: string): string => COLUMN_NAMES[field] ?? field;

/** The field of a column, by either name. */
export function fieldNamed(column: string, fields: readonly string[]): string {
  return fields.find((field) => columnName(field) === column) ?? column;
}
