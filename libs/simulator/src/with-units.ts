/** Keeps each number and its unit on one line: '5 marchas', '71 cv'. */
export const withUnits = (facts: string) => facts.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
