import { isSameName } from '#platform/data/search-words';

/**
 * The column names in files of prices, stock, dealerships and fines, without accents, as people
 * type them. The English names are accepted too.
 */
const COLUMN_NAMES: Readonly<Record<string, string>> = {
  dealership: 'loja',
  version: 'carro',
  paint: 'cor',
  quantity: 'quantidade',
  client: 'cliente',
  term: 'prazo',
  monthly: 'mensalidade',
  group: 'grupo',
  name: 'nome',
  city: 'cidade',
  state: 'uf',
  address: 'endereco',
  phone: 'telefone',
  active: 'ativa',
  issuingBody: 'orgao',
  noticeNumber: 'auto',
  plate: 'placa',
  infractionOn: 'data',
  infractionTime: 'hora',
  place: 'local',
  description: 'infracao',
  amount: 'valor',
  points: 'pontos',
  answerUntil: 'prazo',
};

export const columnName = (field: string): string => COLUMN_NAMES[field] ?? field;

/**
 * The field of a column, by its Portuguese or English name, with or without accents and
 * capitals.
 */
export function fieldNamed(column: string, fields: readonly string[]): string {
  const isIts = (name: string) => isSameName(name, column);
  return fields.find((field) => isIts(columnName(field)) || isIts(field)) ?? column;
}
