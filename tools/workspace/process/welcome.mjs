const PASSWORD = 'Ipe-Amarelo-2026';
const ACCOUNTS = [
  ['cliente', 'customer, registration complete'],
  ['novo', 'customer, registration unfinished'],
  ['empresa', 'company'],
  ['mfa', 'customer with a code by e-mail'],
  ['fim', 'customer, contract ends soon'],
  ['atraso', 'customer, two bills late'],
  ['roubo', 'customer, car stolen yesterday'],
  ['pendente', 'customer, e-mail not confirmed'],
  ['dealer', 'dealer'],
  ['vendedor', 'seller with an assisted-sale link'],
  ['vendedor2', 'seller without an origin'],
  ['consultor', 'consultant (signs in at /conta/login)'],
  ['consultor2', 'second consultant, with a second step whose code is shown'],
];

/** The text of `npm start` when everything serves (docs/product). */
export async function welcome({ baseUrl, mailboxUrl, bankUrl, logs }, took) {
  // Loaded here: the first Node may be an older one, which reads no TypeScript.
  const { brand } = await import('../build/brand.mjs');
  const { BRAND } = await brand();
  const accounts = ACCOUNTS.map(([box, who]) => [`${box}@${BRAND.domain}`, who]);
  const width = Math.max(...accounts.map(([email]) => email.length));
  const demo = process.env.APP_MODE !== 'production';
  return [
    '',
    `Ready after ${took}.`,
    '',
    `  Site               ${baseUrl}`,
    `  Dealer portal      ${baseUrl}/concessionarias`,
    `  Consultant portal  ${baseUrl}/consultor`,
    `  API                ${baseUrl}/docs`,
    `  Mailbox            ${mailboxUrl}`,
    ...(bankUrl ? [`  Sandbox bank       ${bankUrl}`] : []),
    '',
    ...(demo
      ? [
          `  Demo accounts, password ${PASSWORD}`,
          ...accounts.map(([email, who]) => `    ${email.padEnd(width)} ${who}`),
          '',
        ]
      : []),
    `  Logs: ${logs}`,
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}
