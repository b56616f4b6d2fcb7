import {
  addressForm,
  companyDataForm,
  partnersForm,
  pendingEmailForm,
  personalDataForm,
  quickRegistrationForm,
} from '@site/api-contract';

/**
 * A value that a field refuses: the field's path in the form, the value (null: left
 * empty) and its message.
 */
export type FieldCase = [field: string, value: unknown, message: string];
type FormCases = {
  /** Names of the fields that the form has. */
  fields: readonly string[];
  /** Values that pass. */
  good: Record<string, unknown>;
  refused: readonly FieldCase[];
};

const NOT_TEXT = 'Retire os caracteres que não são texto.';
const LONG = (max: number) => `Use no máximo ${max} caracteres.`;
const BELL = 'Ana\u0007';
const WRONG_EMAIL = 'Informe um e-mail válido.';
const EMAILS_DIFFER = 'Os e-mails estão diferentes.';
const NO_CELLPHONE = 'Informe um celular com DDD.';
const WRONG_CPF = 'Esse CPF não existe. Confira os 11 números.';
const WRONG_CNPJ = 'Esse CNPJ não existe. Confira os números e as letras.';
const BIRTH = 'Informe a data de nascimento.';
const NO_PHONE = 'Informe o telefone da empresa, com DDD.';
const SHARE = 'A participação vai de 0,01 a 100%.';
const NO_SUCH = (what: string) =>
  `Confira ${what}: esse dia não existe. Escreva dia, mês e ano, como 09/02/1992.`;
const WRONG_RNM = 'RNM inválido. Confira letras e números, como V123456-J.';

/**
 * Every field of every form of the registration, with the values that browser and server
 * must refuse.
 */
export const REGISTRATION_CASES = {
  quick: {
    fields: Object.keys(quickRegistrationForm.shape),
    good: {
      document: '52998224725',
      name: 'Marina Alves Prado',
      email: 'marina@exemplo.test',
      emailConfirmation: 'marina@exemplo.test',
      cellphone: '11987654321',
      password: 'uma frase comprida',
      passwordConfirmation: 'uma frase comprida',
      hasAcceptedPrivacyPolicy: true,
    },
    refused: [
      ['document', null, 'Informe o CPF ou o CNPJ.'],
      ['document', '52998224726', WRONG_CPF],
      ['document', '11111111111', WRONG_CPF],
      ['document', '5299822472', 'O CPF tem 11 números e aqui há 10. Confira.'],
      ['document', 'DEM0PJ01000161', WRONG_CNPJ],
      [
        'document',
        'DEM0PJ010001',
        'O CNPJ tem 14 números ou letras e aqui há 12. Confira.',
      ],
      ['name', null, 'Informe o nome ou a razão social.'],
      ['name', '100', 'Informe o nome ou a razão social.'],
      ['name', '...', 'Informe o nome ou a razão social.'],
      ['name', 'a'.repeat(121), LONG(120)],
      ['name', BELL, NOT_TEXT],
      ['email', null, WRONG_EMAIL],
      ['email', 'marina@', WRONG_EMAIL],
      ['emailConfirmation', null, 'Repita o e-mail.'],
      ['emailConfirmation', 'outra@exemplo.test', EMAILS_DIFFER],
      ['cellphone', null, NO_CELLPHONE],
      [
        'cellphone',
        '1130000100',
        'O celular tem 11 números com o DDD, e aqui há 10. Confira.',
      ],
      ['cellphone', '20987654321', 'O DDD 20 não existe. Confira o celular.'],
      ['cellphone', '11887654321', 'Depois do DDD o celular começa com 9. Confira.'],
      ['password', null, 'Crie uma senha.'],
      ['password', 'abcdefg', 'A senha precisa de 8 caracteres ou mais.'],
      ['password', 'a'.repeat(129), 'A senha tem mais de 128 caracteres.'],
      ['passwordConfirmation', null, 'Repita a senha.'],
      ['passwordConfirmation', 'outra frase comprida', 'As senhas estão diferentes.'],
      [
        'hasAcceptedPrivacyPolicy',
        false,
        'Leia e aceite a Política de Privacidade para continuar.',
      ],
    ],
  },
  otherEmail: {
    fields: Object.keys(pendingEmailForm.shape),
    good: {
      email: 'nova@exemplo.test',
      emailConfirmation: 'nova@exemplo.test',
      password: 'uma frase comprida',
    },
    refused: [
      ['email', null, WRONG_EMAIL],
      ['email', 'nova@', WRONG_EMAIL],
      ['emailConfirmation', null, 'Repita o e-mail.'],
      ['emailConfirmation', 'outra@exemplo.test', EMAILS_DIFFER],
      ['password', null, 'Informe a senha atual.'],
      ['password', 'a'.repeat(129), 'A senha tem mais de 128 caracteres.'],
    ],
  },
  person: {
    fields: Object.keys(personalDataForm.shape),
    good: {
      birthdate: '1990-07-22',
      nationality: 'Portuguesa',
      rne: 'V123456J',
      rneExpirationDate: '2030-05-01',
      profession: 'Arquiteta',
      cnh: '58316794534',
      cnhCategory: 'AB',
      cnhFirstLicenseDate: '2010-03-15',
      cnhExpirationDate: '2031-03-10',
    },
    refused: [
      ['birthdate', null, BIRTH],
      ['birthdate', '1990-02-30', NO_SUCH('a data de nascimento')],
      ['birthdate', '31/02', NO_SUCH('a data de nascimento')],
      ['birthdate', '2012-01-01', 'É preciso ter 18 anos ou mais para se cadastrar.'],
      ['birthdate', '2090-01-01', 'Confira a data de nascimento.'],
      ['birthdate', '1890-01-01', 'Confira a data de nascimento.'],
      ['nationality', null, 'Escolha a nacionalidade na lista.'],
      ['rne', null, 'Informe o RNM.'],
      ['rne', '12345678', WRONG_RNM],
      ['rne', 'V1234', WRONG_RNM],
      ['rneExpirationDate', null, 'Informe a validade da carteira de registro (CRNM).'],
      [
        'rneExpirationDate',
        '2030-02-30',
        NO_SUCH('a validade da carteira de registro (CRNM)'),
      ],
      [
        'rneExpirationDate',
        '2020-01-01',
        'Sua carteira de registro (CRNM) está vencida. Renove para continuar.',
      ],
      ['profession', null, 'Informe a profissão.'],
      [
        'profession',
        'Domador de leões',
        'Escolha uma profissão da lista. Se não achar a sua, escolha "Outra ocupação".',
      ],
      ['profession', 'a'.repeat(81), LONG(80)],
      ['cnh', null, 'Informe o número de registro da CNH.'],
      ['cnh', '5831679453', 'A CNH tem 11 números e aqui há 10. Confira.'],
      [
        'cnh',
        '58316794535',
        'Esse número não é de uma CNH. Confira os 11 números do registro.',
      ],
      ['cnhCategory', null, 'Escolha a categoria: B ou acima.'],
      ['cnhFirstLicenseDate', null, 'Informe a data da primeira habilitação.'],
      [
        'cnhFirstLicenseDate',
        '2090-01-01',
        'A primeira habilitação não pode estar no futuro.',
      ],
      [
        'cnhFirstLicenseDate',
        '2005-01-01',
        'A primeira habilitação é depois dos 18 anos. Confira a data.',
      ],
      ['cnhExpirationDate', null, 'Informe a validade da CNH.'],
      ['cnhExpirationDate', '2020-01-01', 'Sua CNH está vencida. Renove para continuar.'],
      [
        'cnhExpirationDate',
        '2060-01-01',
        'A validade passa do prazo máximo da CNH. Confira a data.',
      ],
    ],
  },
  company: {
    // A tick box has no wrong value: the account gets a copy or it does not.
    fields: Object.keys(companyDataForm.shape).filter(
      (name) => name !== 'financialContactCopy',
    ),
    good: {
      companyType: 'Sociedade limitada',
      companyPhone: '1130000100',
      financialContactName: 'Paulo Massa',
      financialContactEmail: 'financeiro@empresa.test',
      financialContactEmailConfirmation: 'financeiro@empresa.test',
    },
    refused: [
      ['companyType', null, 'Escolha o tipo de empresa.'],
      ['companyPhone', null, 'Informe o telefone da empresa.'],
      ['companyPhone', '11300', NO_PHONE],
      ['companyPhone', '2030000100', NO_PHONE],
      ['financialContactName', null, 'Informe quem cuida dos pagamentos.'],
      ['financialContactName', '100', 'Informe quem cuida dos pagamentos.'],
      ['financialContactName', 'a'.repeat(121), LONG(120)],
      ['financialContactName', BELL, NOT_TEXT],
      ['financialContactEmail', null, WRONG_EMAIL],
      ['financialContactEmail', 'financeiro', WRONG_EMAIL],
      ['financialContactEmailConfirmation', null, 'Repita o e-mail.'],
      ['financialContactEmailConfirmation', 'outro@empresa.test', EMAILS_DIFFER],
    ],
  },
  partners: {
    fields: Object.keys(partnersForm.shape.partners.def.element.shape).map(
      (name) => `partners.1.${name}`,
    ),
    good: {
      partners: [
        {
          name: 'Paulo Massa',
          cpf: '12345678909',
          share: 66.67,
          email: 'paulo@massa.test',
        },
        {
          name: 'Lúcia Massa',
          cpf: '00000000191',
          share: 33.33,
          email: 'lucia@massa.test',
        },
      ],
    },
    refused: [
      ['partners.1.name', null, 'Informe o nome do sócio.'],
      ['partners.1.name', '100', 'Informe o nome do sócio.'],
      ['partners.1.name', 'a'.repeat(121), LONG(120)],
      ['partners.0.name', BELL, NOT_TEXT],
      ['partners.1.cpf', null, 'Informe o CPF.'],
      ['partners.1.cpf', '11144477736', WRONG_CPF],
      ['partners.0.cpf', '11111111111', WRONG_CPF],
      ['partners.1.cpf', '12345678909', 'Este CPF já está na lista.'],
      ['partners.1.share', null, 'Informe a participação.'],
      ['partners.1.share', 0, SHARE],
      ['partners.0.share', 100.01, SHARE],
      [
        'partners.1.share',
        33.32,
        'As participações somam 99,99% e precisam somar 100%. Faltam 0,01%.',
      ],
      [
        'partners.1.share',
        33.34,
        'As participações somam 100,01% e precisam somar 100%. São 0,01% a mais.',
      ],
      ['partners.0.email', null, 'Informe o e-mail do sócio.'],
      ['partners.1.email', 'lucia@', 'Informe o e-mail do sócio.'],
      ['partners.1.email', 'paulo@massa.test', 'Este e-mail já está na lista.'],
    ],
  },
  address: {
    fields: Object.keys(addressForm.shape),
    good: {
      cep: '01310100',
      street: 'Avenida Paulista',
      number: 'S/N',
      complement: 'Apto 82',
      neighborhood: 'Bela Vista',
      city: 'São Paulo',
      state: 35,
    },
    refused: [
      ['cep', null, 'Informe o CEP.'],
      ['cep', '0131010', 'CEP inválido. São 8 números.'],
      ['street', null, 'Informe a rua.'],
      ['street', 'a'.repeat(121), LONG(120)],
      ['street', BELL, NOT_TEXT],
      ['number', null, 'Informe o número, ou S/N.'],
      ['number', '1'.repeat(21), LONG(20)],
      ['complement', 'a'.repeat(81), LONG(80)],
      ['complement', BELL, NOT_TEXT],
      ['neighborhood', null, 'Informe o bairro.'],
      ['neighborhood', 'a'.repeat(81), LONG(80)],
      ['city', null, 'Informe a cidade.'],
      ['city', '100', 'Informe a cidade.'],
      ['city', 'a'.repeat(81), LONG(80)],
      ['state', null, 'Escolha o estado.'],
    ],
  },
} satisfies Record<string, FormCases>;
