const ROWS = [
  [11, 'RO', 'Rondônia'],
  [12, 'AC', 'Acre'],
  [13, 'AM', 'Amazonas'],
  [14, 'RR', 'Roraima'],
  [15, 'PA', 'Pará'],
  [16, 'AP', 'Amapá'],
  [17, 'TO', 'Tocantins'],
  [21, 'MA', 'Maranhão'],
  [22, 'PI', 'Piauí'],
  [23, 'CE', 'Ceará'],
  [24, 'RN', 'Rio Grande do Norte'],
  [25, 'PB', 'Paraíba'],
  [26, 'PE', 'Pernambuco'],
  [27, 'AL', 'Alagoas'],
  [28, 'SE', 'Sergipe'],
  [29, 'BA', 'Bahia'],
  [31, 'MG', 'Minas Gerais'],
  [32, 'ES', 'Espírito Santo'],
  [33, 'RJ', 'Rio de Janeiro'],
  [35, 'SP', 'São Paulo'],
  [41, 'PR', 'Paraná'],
  [42, 'SC', 'Santa Catarina'],
  [43, 'RS', 'Rio Grande do Sul'],
  [50, 'MS', 'Mato Grosso do Sul'],
  [51, 'MT', 'Mato Grosso'],
  [52, 'GO', 'Goiás'],
  [53, 'DF', 'Distrito Federal'],
] as const;

export type Uf = (typeof ROWS)[number][1];

/** One of the 27 federative units; `id` is its IBGE number (spec §3). */
export type State = { id: number; name: string; uf: Uf };

/** The 27 states in the order of their names. */
export const STATES: readonly State[] = ROWS.map(([id, uf, name]) => ({
  id,
  name,
  uf,
})).sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'));

/** State by its two letters in any case, or null. */
export function findStateByUf(uf: string): State | null {
  return STATES.find((state) => state.uf === uf.trim().toUpperCase()) ?? null;
}

/** State by its IBGE number, or null. */
export function findStateById(id: number): State | null {
  return STATES.find((state) => state.id === id) ?? null;
}
