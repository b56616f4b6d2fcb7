import { type BasketKey, type FieldKey } from '@site/api-contract';
import { type PersonType } from '@site/api-contract/brazil';
import {
  DOCUMENT_FIELDS,
  DOCUMENT_KINDS,
  documentName,
} from '@site/api-contract/identity';

/** Labels of field keys for people (spec §3). */
const LABELS = {
  Birthdate: 'Data de nascimento',
  Nationality: 'Nacionalidade',
  Profession: 'Profissão',
  Cellphone: 'Celular',
  Rne: 'RNM (antigo RNE)',
  CompanyType: 'Tipo de empresa',
  CompanyPhone: 'Telefone da empresa',
  FinancialContactName: 'Nome do contato financeiro',
  FinancialContactEmail: 'E-mail do contato financeiro',
  FinancialContactEmailConfirmation: 'Confirmação do e-mail do contato financeiro',
  Cnh: 'CNH',
  CnhFirstLicenseDate: 'Data da primeira habilitação',
  CnhExpirationDate: 'Validade da CNH',
  CnhCategory: 'Categoria da CNH',
  Cep: 'CEP',
  Street: 'Rua',
  Number: 'Número',
  Neighborhood: 'Bairro',
  City: 'Cidade',
  State: 'Estado',
  Name: 'Nome Completo',
  Document: 'CPF',
  Email: 'E-mail',
  EmailConfirmation: 'Confirmação do e-mail',
  Password: 'Senha',
  PasswordConfirmation: 'Confirmação da senha',
  HasAcceptedPrivacyPolicy: 'Política de Privacidade',
  Phone: 'Telefone',
  ExpiryMonth: 'Mês de validade',
} satisfies Record<FieldKey, string>;

/** Other words on a company registration (spec §3). */
const COMPANY_LABELS: Partial<Record<FieldKey, string>> = {
  Name: 'Razão Social',
  Document: 'CNPJ',
  Cep: 'CEP da empresa',
  Street: 'Rua da empresa',
  Number: 'Número da empresa',
  Neighborhood: 'Bairro da empresa',
  City: 'Cidade da empresa',
  State: 'Estado da empresa',
  Phone: 'Telefone da empresa',
  Cellphone: 'Celular da empresa',
  Email: 'E-mail da empresa',
  EmailConfirmation: 'Confirmação do e-mail da empresa',
};

const BASKET_LABELS = {
  Term: 'Prazo',
  Km: 'Quilometragem',
  Color: 'Cor',
  Version: 'Versão',
  AddOn: 'Opcionais',
  Dealership: 'Loja de entrega',
  Registration: 'Cadastro',
  Revision: 'Revisão',
  PriceTable: 'Tabela de preços',
} satisfies Record<BasketKey, string>;

/**
 * The code of a mail, the current password and the fields of the contact forms; spec §3
 * has no keys for them.
 */
const OTHER_LABELS = {
  Pin: 'Código',
  CurrentPassword: 'Senha atual',
  Subject: 'Assunto',
  Message: 'Mensagem',
  Cnpj: 'CNPJ',
  ContactName: 'Seu nome',
  Cars: 'Número de carros',
  File: 'Arquivo',
  Kind: 'Documento',
  RneExpirationDate: 'Validade da CRNM',
  Complement: 'Complemento',
  Partners: 'Sócios',
  Day: 'Dia',
  Time: 'Horário',
  OnDay: 'Dia',
  Plate: 'Placa',
  Renavam: 'RENAVAM',
  Chassis: 'Chassi',
  OdometerKm: 'Km do painel',
};

/** Fields of a row in a list, such as `Partners.0.Cpf`. */
const ROW_LABELS: Readonly<Record<string, string>> = {
  Name: 'Nome',
  Cpf: 'CPF',
  Share: 'Participação',
  Email: 'E-mail',
};

/** Documents that can be missing in a registration. */
const documentLabels = (personType: PersonType) =>
  DOCUMENT_KINDS.map(
    (kind) => [DOCUMENT_FIELDS[kind], documentName(kind, personType)] as const,
  );

const ALL = new Map<string, string>([
  ...Object.entries({ ...BASKET_LABELS, ...OTHER_LABELS, ...LABELS }),
  ...documentLabels('PF'),
]);
const OF_COMPANY = new Map<string, string>([
  ...Object.entries(COMPANY_LABELS),
  ...documentLabels('PJ'),
]);

/**
 * Label of a field or basket key on the page at `url`; a key without a label is shown as
 * it is.
 */
export function labelOf(key: string, url: string): string {
  const [, row, field] = /^Partners\.(\d+)\.(\w+)$/.exec(key) ?? [];
  if (row && field) return `${ROW_LABELS[field] ?? field} do ${Number(row) + 1}º sócio`;
  return (
    (url.includes('empresa') ? OF_COMPANY.get(key) : undefined) ?? ALL.get(key) ?? key
  );
}
