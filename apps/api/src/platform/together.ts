const PARTS = [
  /[A-Z]{1,2}-[A-Z\d]{4}-\d{2,4}/,
  /\(\d{2}\) \d{4,5}-\d{4}/,
  /0800 \d{3} \d{4}/,
  /CEP \d{5}-\d{3}/,
  /(?:art\.|§) \d+º?/,
  /\d[\d.,]*(?: de \d+)? (?:dias?|horas?|minutos?|meses|mês|anos?|mensalidades?|cada|cm|mm|km)/,
  /\d+ de \d+/,
  /e-mails?/,
];

/**
 * Words that stay on one line in mails and PDFs, whatever spaces and hyphens they have: a
 * number of ours such as C-2611-0004 or RD-7MUX-14, a phone, a postal code with its name,
 * an article of a law, a number with its unit or its whole, and 'e-mail'.
 */
export const TOGETHER = new RegExp(
  `(?<![\\p{L}\\d-])(?:${PARTS.map(({ source }) => source).join('|')})(?![\\p{L}\\d-])`,
  'gu',
);
