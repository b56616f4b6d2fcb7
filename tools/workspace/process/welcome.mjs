const PASSWORD = 'Ipe-Amarelo-2026';
const ACCOUNTS = [
  ['cliente@rodar.test', 'customer, registration complete'],
  ['novo@rodar.test', 'customer, registration unfinished'],
  ['empresa@rodar.test', 'company'],
  ['mfa@rodar.test', 'customer with a code by e-mail'],
  ['fim@rodar.test', 'customer, contract ends soon'],
  ['atraso@rodar.test', 'customer, two bills late'],
  ['roubo@rodar.test', 'customer, car stolen yesterday'],
  ['pendente@rodar.test', 'customer, e-mail not confirmed'],
  ['dealer@rodar.test', 'dealer'],
  ['vendedor@rodar.test', 'seller with an assisted-sale link'],
  ['vendedor2@rodar.test', 'seller without an origin'],
  ['consultor@rodar.test', 'consultant (signs in at /conta/login)'],
  ['consultor2@rodar.test', 'second consultant, with a second step whose code is shown'],
];

/** The text of `npm start` when everything serves (docs/product). */
export function welcome({ baseUrl, mailboxUrl, bankUrl, logs }, took) {
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
          ...ACCOUNTS.map(([email, who]) => `    ${email.padEnd(22)} ${who}`),
          '',
        ]
      : []),
    `  Logs: ${logs}`,
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}
