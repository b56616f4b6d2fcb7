import {
  ATTRIBUTION_HEADER,
  BRAND_HEADER,
  PRODUCT,
  SESSION_HEADER,
} from '@site/api-contract';

/**
 * A value that passes, by field name: what people and fuzzers start from where a pattern
 * can't say it (check digits, places).
 */
const EXAMPLES: Readonly<Record<string, string | number>> = {
  [BRAND_HEADER]: '1',
  [SESSION_HEADER]: '4f9a4a3e-6c57-4a0c-9a57-1f6c1d0b7a11',
  [ATTRIBUTION_HEADER]: 'dealerid=5&utm_campaign=primavera',
  addOns: 'vidros-e-pneus',
  birthdate: '1990-07-22',
  cellphone: '11987654321',
  cars: 12,
  cep: '01310100',
  city: 'São Paulo',
  code: 'AAAAAAAAAAAAAAAAAAAAAA',
  cnh: '58316794534',
  cnpj: '12ABC34501DE35',
  cpf: '12345678909',
  cnhExpirationDate: '2031-03-10',
  cnhFirstLicenseDate: '2010-03-15',
  currentPassword: 'sabia-canta-na-serra-27',
  companyPhone: '1130000100',
  document: '12345678909',
  email: 'ana@exemplo.com.br',
  emailConfirmation: 'ana@exemplo.com.br',
  financialContactEmail: 'financeiro@exemplo.com.br',
  financialContactEmailConfirmation: 'financeiro@exemplo.com.br',
  lat: '-23.56',
  latitude: -23.56,
  lng: '-46.66',
  longitude: -46.66,
  modelSlug: 'aroeira',
  paint: 'vermelho-ipe',
  password: 'sabia-canta-na-serra-27',
  passwordConfirmation: 'sabia-canta-na-serra-27',
  path: 'pages?slug=home-v3',
  phone: '1130000100',
  profession: 'Arquiteta',
  pin: '123456',
  product: PRODUCT,
  share: 100,
  state: 'SP',
  stateId: 35,
  subject: 'Simulação ou proposta',
  token: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  versionSlug: 'aroeira-evolucao',
};

type JsonSchema = {
  type?: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  examples?: unknown[];
};

/** In place. */
export function addExamples(schema: JsonSchema): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const example = EXAMPLES[name];
    const target = field.type === 'array' ? field.items : field;
    if (example !== undefined && target?.type === typeof example)
      target.examples = [example];
    if (target) addExamples(target);
  }
}
