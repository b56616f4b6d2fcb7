/** `name` may be several names, separated by commas. */
export type BrowserEntry = { name: string; purpose: string; howLong: string };

const SIGNED_OUT = 'Até você sair da conta';
const LINK = 'Até abrir outro link de loja ou sair. Conta por 30 dias';

/**
 * Every cookie of the site, the portals and the API with an explanation. Two of them have
 * a longer name on https pages. Both the page and the PDF about cookies are built from
 * this file; it imports nothing, since node reads it directly.
 */
export const COOKIE_ENTRIES: readonly BrowserEntry[] = [
  {
    name: 'ROD_CONSENT',
    purpose: 'A sua escolha sobre medição e campanhas, e a versão do texto que você leu',
    howLong: '6 meses',
  },
  {
    name: 'XSRF-TOKEN',
    purpose: 'Impede que outro site envie algo em seu nome',
    howLong: 'Até fechar o navegador',
  },
  {
    name: 'RENEWAL, __Secure-RENEWAL',
    purpose: 'Mantém você na conta. Nenhum programa da página consegue ler',
    howLong: 'Até sair, no máximo 30 dias',
  },
  {
    name: 'DEVICE, __Secure-DEVICE',
    purpose: 'Dispensa o código por e-mail neste navegador, se você pedir',
    howLong: '30 dias',
  },
  {
    name: 'ROD_SETTINGS',
    purpose: 'Atalhos e colunas, para quem trabalha nos portais',
    howLong: '1 ano',
  },
];

/**
 * Every key of `STORAGE_KEYS` (libs/auth) with an explanation, and the key of the storage
 * test.
 */
export const STORAGE_ENTRIES: readonly BrowserEntry[] = [
  {
    name: 'ROD_SESSION_ID',
    purpose: 'Um número sorteado que liga o carrinho a este navegador',
    howLong: SIGNED_OUT,
  },
  {
    name: 'ROD_TOKEN, ROD_USER, ROD_LOGGED_CLIENT, ROD_CLOCK_OFFSET',
    purpose: 'A sua conta, enquanto você está nela, e o que preenche os seus formulários',
    howLong: SIGNED_OUT,
  },
  {
    name: 'ROD_MFA_EMAIL, ROD_PENDING_EMAIL, ROD_PENDING_USER_ID',
    purpose: 'O e-mail e o número de cadastro que esperam o código de confirmação',
    howLong: 'Até confirmar ou sair',
  },
  {
    name: 'ROD_SIMULATION, hasSimulations',
    purpose: 'A simulação em andamento, e se há alguma no carrinho',
    howLong: SIGNED_OUT,
  },
  {
    name: 'ROD_READ_CART_LINE',
    purpose: 'A última mudança do vendedor no carrinho que você já leu',
    howLong: SIGNED_OUT,
  },
  {
    name: 'ROD_CAMPAIGN',
    purpose:
      'O endereço da campanha que trouxe você. O nome dela segue com o contato, a simulação ou a proposta que você enviar',
    howLong: SIGNED_OUT,
  },
  {
    name: 'ROD_DEALER_LANDING_ID, ROD_DEALER_LANDING_DATA, ROD_SELLER, ROD_ASSISTED_SALE, ROD_LINKED_AT',
    purpose: 'A loja ou o vendedor cujo link trouxe você, e quando',
    howLong: LINK,
  },
  {
    name: 'ROD_DEALERSHIP_NAME',
    purpose: 'O nome da concessionária, para quem trabalha nela',
    howLong: SIGNED_OUT,
  },
  {
    name: 'ROD_PROBE',
    purpose: 'Um teste de um instante: o navegador deixa guardar?',
    howLong: 'Apagado na hora',
  },
];
