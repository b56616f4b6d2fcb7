import {
  type AddressForm,
  type CompanyDataForm,
  type PartnersForm,
  type PersonalDataForm,
} from '@site/api-contract';

export const PERSON: PersonalDataForm = {
  birthdate: '1990-07-22',
  nationality: 'Brasileira',
  profession: 'Arquiteta',
  cnh: '583 167 945 34',
  cnhCategory: 'AB',
  cnhFirstLicenseDate: '2010-03-15',
  cnhExpirationDate: '2031-03-10',
};
export const COMPANY: CompanyDataForm = {
  companyType: 'Sociedade limitada',
  companyPhone: '(11) 3000-0100',
  financialContactName: 'Paulo Massa',
  financialContactEmail: 'Financeiro@empresa.test',
  financialContactEmailConfirmation: 'financeiro@empresa.test',
};
export const PARTNERS: PartnersForm = {
  partners: [
    {
      name: 'Paulo Massa',
      cpf: '123.456.789-09',
      share: 66.67,
      email: 'paulo@massa.test',
    },
    {
      name: 'Lúcia Massa',
      cpf: '000.000.001-91',
      share: 33.33,
      email: 'lucia@massa.test',
    },
  ],
};
export const ADDRESS: AddressForm = {
  cep: '01310-100',
  street: 'Avenida Paulista',
  number: 'S/N',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 35,
};
