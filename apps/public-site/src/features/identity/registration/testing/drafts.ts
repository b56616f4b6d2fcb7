/** The completed forms of a registration, as the API stores them. */
export const PERSON = {
  birthdate: '1990-04-12',
  nationality: 'Brasileira',
  profession: 'Arquiteta',
  cnh: '12294923308',
  cnhCategory: 'AB',
  cnhFirstLicenseDate: '2011-03-14',
  cnhExpirationDate: '2033-08-22',
} as const;
export const COMPANY = {
  companyType: 'MEI',
  companyPhone: '1130000100',
  financialContactName: 'Paulo',
  financialContactEmail: 'paulo@example.com',
  financialContactEmailConfirmation: 'paulo@example.com',
};
export const PARTNERS = [
  { name: 'Paulo Massa', cpf: '12345678909', share: 66.67, email: 'paulo@massa.test' },
  { name: 'Lúcia Massa', cpf: '00000000191', share: 33.33, email: 'lucia@massa.test' },
];
export const ADDRESS = {
  cep: '80010000',
  street: 'Rua XV de Novembro',
  number: 'S/N',
  neighborhood: 'Centro',
  city: 'Curitiba',
  state: 41,
};
