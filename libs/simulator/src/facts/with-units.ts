const UNITS =
  'mm|cm|m|km|km/[hl]|kg|kgfm|kWh|kW|cv|V|L|litros?|marchas?|s|min|minutos?|h|horas?';
const BEFORE_UNIT = new RegExp(String.raw`(\d) (?=(?:${UNITS})(?![\p{L}\d/]))`, 'gu');

/** Keeps each number and its unit on one line: '5 marchas', '71 cv'. */
export const withUnits = (facts: string) => facts.replace(BEFORE_UNIT, '$1\u00a0');
