/** The variables of a fictional company, which production requires. */
export const COMPANY = {
  COMPANY_NAME: 'Auto Exemplo S.A.',
  COMPANY_DOCUMENT: '11.222.333/0001-81',
  COMPANY_ADDRESS: 'Rua A, 1, Recife, PE',
  COMPANY_CITY: 'Recife',
  SUPPORT_PHONE: '0800 111 1111',
  SUPPORT_EMAIL: 'oi@exemplo.test',
  PRIVACY_EMAIL: 'dados@exemplo.test',
};
