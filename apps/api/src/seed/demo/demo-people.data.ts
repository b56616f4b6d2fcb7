import { isValidCnpj, isValidCpf, withCheckDigits } from '@site/api-contract/brazil';
import { BRAND, mailAt } from '@site/brand';

export type DemoCustomer = {
  email: string;
  name: string;
  document: string;
  cellphone: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  /** The customer can sign in with the password of the demo accounts. */
  canSignIn?: boolean;
};

const cpf = (base: string) => withCheckDigits(base, isValidCpf);
const cnpj = (base: string) => withCheckDigits(base, isValidCnpj);
const SAO_PAULO = {
  city: 'São Paulo',
  state: 'SP',
  latitude: -23.56,
  longitude: -46.66,
};
const CURITIBA = {
  city: 'Curitiba',
  state: 'PR',
  latitude: -25.44,
  longitude: -49.28,
};

/** Customers for the lists of the portals; few can sign in. */
export const DEMO_CUSTOMERS: readonly DemoCustomer[] = [
  {
    email: mailAt('joana.ferraz'),
    name: 'Joana Ferraz Lopes',
    document: cpf('284619035'),
    cellphone: '11991230001',
    ...SAO_PAULO,
  },
  {
    email: mailAt('carlos.mendonca'),
    name: 'Carlos Eduardo Mendonça',
    document: cpf('317502648'),
    cellphone: '11991230002',
    ...SAO_PAULO,
  },
  {
    email: mailAt('luciana.tavares'),
    name: 'Luciana Tavares',
    document: cpf('450128937'),
    cellphone: '11991230003',
    ...SAO_PAULO,
  },
  {
    email: mailAt('andre.kimura'),
    name: 'André Kimura',
    document: cpf('206934751'),
    cellphone: '11991230004',
    ...SAO_PAULO,
  },
  {
    email: mailAt('patricia.sa'),
    name: 'Patrícia Gonçalves de Sá',
    document: cpf('573810264'),
    cellphone: '11991230005',
    ...SAO_PAULO,
  },
  {
    email: `frota@entregas-aurora.${BRAND.domain}`,
    name: 'Entregas Aurora Ltda.',
    document: cnpj('4K8AUR0R0001'),
    cellphone: '11991230006',
    ...SAO_PAULO,
  },
  {
    email: mailAt('bruno.castellan'),
    name: 'Bruno Castellan',
    document: cpf('619247380'),
    cellphone: '41991230007',
    ...CURITIBA,
  },
  {
    email: mailAt('elisa.wozniak'),
    name: 'Elisa Wozniak',
    document: cpf('738462915'),
    cellphone: '41991230008',
    ...CURITIBA,
  },
  {
    email: mailAt('atraso'),
    name: 'Renata Figueiredo',
    document: cpf('526137849'),
    cellphone: '11991230009',
    canSignIn: true,
    ...SAO_PAULO,
  },
  {
    email: mailAt('marcos.teles'),
    name: 'Marcos Vinícius Teles',
    document: cpf('641283975'),
    cellphone: '11991230010',
    ...SAO_PAULO,
  },
  {
    email: mailAt('camila.rocha'),
    name: 'Camila Andrade Rocha',
    document: cpf('350917264'),
    cellphone: '11991230011',
    ...SAO_PAULO,
  },
  {
    email: mailAt('sonia.batista'),
    name: 'Sônia Batista de Oliveira',
    document: cpf('172946830'),
    cellphone: '11991230012',
    ...SAO_PAULO,
  },
  {
    email: mailAt('thiago.meireles'),
    name: 'Thiago Meireles',
    document: cpf('830462517'),
    cellphone: '11991230013',
    ...SAO_PAULO,
  },
  {
    email: mailAt('vera.pontes'),
    name: 'Vera Lúcia Pontes',
    document: cpf('498310726'),
    cellphone: '11991230014',
    ...SAO_PAULO,
  },
  {
    email: mailAt('roubo'),
    name: 'Paulo Henrique Duarte',
    document: cpf('285904713'),
    cellphone: '11991230015',
    canSignIn: true,
    ...SAO_PAULO,
  },
];

/** The city of the demo accounts. */
export const HOME = SAO_PAULO;
