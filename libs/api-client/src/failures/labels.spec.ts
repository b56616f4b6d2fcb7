import { BASKET_KEYS, FIELD_KEYS, type FieldKey } from '@site/api-contract';
import { DOCUMENT_FIELDS } from '@site/api-contract/identity';
import { labelOf } from './labels';

const HERE = 'http://localhost/simulador';

// spec §3: the labels of the registration, and their variants when the URL contains
// 'empresa'
const LABELS: Record<FieldKey, [person: string, company?: string]> = {
  Birthdate: ['Data de nascimento'],
  Nationality: ['Nacionalidade'],
  Profession: ['Profissão'],
  Cellphone: ['Celular', 'Celular da empresa'],
  Rne: ['RNM (antigo RNE)'],
  CompanyType: ['Tipo de empresa'],
  CompanyPhone: ['Telefone da empresa'],
  FinancialContactName: ['Nome do contato financeiro'],
  FinancialContactEmail: ['E-mail do contato financeiro'],
  FinancialContactEmailConfirmation: ['Confirmação do e-mail do contato financeiro'],
  Cnh: ['CNH'],
  CnhFirstLicenseDate: ['Data da primeira habilitação'],
  CnhExpirationDate: ['Validade da CNH'],
  CnhCategory: ['Categoria da CNH'],
  Cep: ['CEP', 'CEP da empresa'],
  Street: ['Rua', 'Rua da empresa'],
  Number: ['Número', 'Número da empresa'],
  Neighborhood: ['Bairro', 'Bairro da empresa'],
  City: ['Cidade', 'Cidade da empresa'],
  State: ['Estado', 'Estado da empresa'],
  Name: ['Nome Completo', 'Razão Social'],
  Document: ['CPF', 'CNPJ'],
  Email: ['E-mail', 'E-mail da empresa'],
  EmailConfirmation: ['Confirmação do e-mail', 'Confirmação do e-mail da empresa'],
  Password: ['Senha'],
  PasswordConfirmation: ['Confirmação da senha'],
  HasAcceptedPrivacyPolicy: ['Política de Privacidade'],
  Phone: ['Telefone', 'Telefone da empresa'],
  ExpiryMonth: ['Mês de validade'],
};

describe('labels', () => {
  it.each(FIELD_KEYS)(
    '%s is translated, and for a company said as of the company',
    (key) => {
      const [person, company = person] = LABELS[key];
      expect(labelOf(key, HERE)).toBe(person);
      expect(
        labelOf(
          key,
          'http://localhost/cadastro-de-carro-por-assinatura-mensal/empresa/dados',
        ),
      ).toBe(company);
      expect(
        labelOf(
          key,
          'http://localhost/cadastro-de-carro-por-assinatura-mensal/rapido?tipo=empresa',
        ),
      ).toBe(company);
    },
  );
  it.each(BASKET_KEYS)('%s of a basket has one', (key) =>
    expect(labelOf(key, HERE)).not.toBe(key),
  );
  it.each(Object.values(DOCUMENT_FIELDS))('%s of a document has one', (key) =>
    expect(labelOf(key, HERE)).not.toBe(key),
  );
  it('the address of a company is proven by another paper', () => {
    expect(
      ['', '/empresa'].map((path) => labelOf('ProofOfAddress', HERE + path)),
    ).toEqual(['Comprovante de residência', 'Comprovante de endereço da empresa']);
  });
  it.each([
    ['Partners', 'Sócios'],
    ['Partners.0.Cpf', 'CPF do 1º sócio'],
    ['Partners.11.Share', 'Participação do 12º sócio'],
    ['RneExpirationDate', 'Validade da CRNM'],
  ])('%s, which the specification does not name, reads %s', (key, label) =>
    expect(labelOf(key, HERE)).toBe(label),
  );
  it('a key that nobody named is shown as it is', () =>
    expect(labelOf('Chassi', HERE)).toBe('Chassi'));
});
