import { type ApiFailure, NETWORK_MESSAGE } from '../http/failure';
import { CATALOGUE, explain, type Explanation } from './catalogue';
import { aFailure } from './testing/a-failure';

const HERE = 'http://localhost/simulador';
const BASKET = 'simulations/1/baskets/2';
const SIGN_IN = 'authentications';

const field = { key: 'Document', message: 'CPF inválido.' };
const mfa = { key: 'MfaRequired', message: 'Código enviado.' };

const CASES: [case_: string, failure: Partial<ApiFailure>, expected: Explanation][] = [
  [
    '401 with a message',
    { status: 401 },
    says('session over', 'Erro!', 'A mensagem.', 'logout'),
  ],
  [
    '401 without one',
    { status: 401, message: '' },
    says(
      'session over',
      'Erro!',
      'Sua sessão expirou, faça login novamente para continuar!',
      'logout',
    ),
  ],
  [
    '404 on baskets',
    { status: 404, path: BASKET },
    says('basket gone', 'Erro!', 'A mensagem.', 'reset-simulation'),
  ],
  [
    '403 on authentications with MfaRequired',
    { status: 403, path: SIGN_IN, notifications: [mfa] },
    noError(says('MFA required', 'Alerta!', 'A mensagem.', 'email-mfa')),
  ],
  [
    '403 on authentications with MfaRequired in its message',
    { status: 403, path: SIGN_IN, message: 'MfaRequired' },
    noError(says('MFA required', 'Alerta!', 'MfaRequired', 'email-mfa')),
  ],
  [
    'other 403 on authentications',
    { status: 403, path: SIGN_IN },
    says('registration unfinished', 'Erro!', 'A mensagem.', 'finish-registration'),
  ],
  [
    '429',
    { status: 429, path: SIGN_IN },
    says(
      'too many attempts',
      'Alerta',
      'Detectamos múltiplas tentativas de acesso em um curto período. Seu dispositivo está temporariamente bloqueada por 2 minutos por medidas de segurança.',
    ),
  ],
  [
    '400 on baskets with notifications',
    {
      path: BASKET,
      notifications: [
        { key: 'Term', message: 'Escolha outro.' },
        { key: 'Km', message: 'Não há.' },
      ],
    },
    lists('basket notifications', 'Alerta nos campos:', [
      { label: 'Prazo', text: 'Escolha outro.' },
      { label: 'Quilometragem', text: 'Não há.' },
    ]),
  ],
  [
    '400 on baskets without notifications',
    { path: BASKET },
    says('basket refused', 'Alerta!', 'A mensagem.'),
  ],
  [
    'an error with fields',
    { fields: [field] },
    lists('fields', 'Erro nos campos:', [{ label: 'CPF', text: 'CPF inválido.' }]),
  ],
  [
    'an error with notifications',
    { notifications: [field] },
    lists('notifications', 'Erro nos campos:', [{ label: 'CPF', text: 'CPF inválido.' }]),
  ],
  [
    'any other error with a message',
    { status: 500 },
    says('any other message', 'Erro!', 'A mensagem.'),
  ],
];

describe('the error catalogue', () => {
  it.each(CASES)('%s', (_case, failure, expected) =>
    expect(explain(aFailure(failure), { url: HERE })).toEqual(expected),
  );
  it('has no row that no case reaches', () => {
    const reached = new Set(CASES.map(([, , { row }]) => row));
    expect(
      CATALOGUE.map(({ name }) => name).filter((name) => !reached.has(name)),
    ).toEqual([]);
  });
  it('has ten rows', () => expect(CATALOGUE).toHaveLength(10));
  it('says nothing of a failure given up', () => {
    expect(explain(aFailure({ kind: 'aborted' }), { url: HERE })).toBeNull();
  });
  it('a 401 of another host ends no session', () => {
    expect(
      explain(aFailure({ status: 401, external: true }), { url: HERE })?.then,
    ).toBeNull();
  });
  it('a wrong password belongs to its form: no popup, no redirect', () => {
    expect(explain(aFailure({ status: 401, path: SIGN_IN }), { url: HERE })).toEqual({
      row: 'session over',
      popup: null,
      notice: null,
      then: null,
    });
  });
});

describe('a failure without a message', () => {
  const OWN = 'Algo deu errado do nosso lado. Tente de novo em instantes.';
  it.each<[string, Partial<ApiFailure>, string]>([
    ['of a refusal', { status: 404, message: '' }, OWN],
    ['of a fault', { status: 502, message: OWN }, OWN],
    [
      'of the network',
      { kind: 'network', status: 0, message: NETWORK_MESSAGE },
      NETWORK_MESSAGE,
    ],
  ])("%s is a notice in the page and no popup titled 'Erro!'", (_of, changes, text) => {
    const failure = aFailure({ ...changes, isServersMessage: false });
    const explanation = {
      row: 'without a message',
      popup: null,
      notice: { text, traceId: 'trace' },
      then: null,
    };
    expect(explain(failure, { url: HERE })).toEqual(explanation);
    for (const quiet of [true, 'without-message'] as const)
      expect(explain({ ...failure, quiet }, { url: HERE })).toBeNull();
  });
  it.each<[string, Partial<ApiFailure>, Explanation]>([
    [
      '404 on baskets',
      { status: 404, path: BASKET },
      says('basket gone', 'Erro!', OWN, 'reset-simulation'),
    ],
    [
      '403 with MfaRequired',
      { status: 403, path: SIGN_IN, notifications: [mfa] },
      noError(says('MFA required', 'Alerta!', OWN, 'email-mfa')),
    ],
    ['400 on baskets', { path: BASKET }, says('basket refused', 'Alerta!', OWN)],
    [
      'other 403 on authentications',
      { status: 403, path: SIGN_IN },
      says('registration unfinished', 'Erro!', '', 'finish-registration'),
    ],
  ])('%s opens no empty popup and still does what follows', (_of, changes, expected) => {
    const failure = aFailure({ ...changes, message: '', isServersMessage: false });
    expect(explain(failure, { url: HERE })).toEqual(expected);
  });
  it('that ended a session still says so and leads to the login', () =>
    expect(
      explain(aFailure({ status: 401, message: '', isServersMessage: false }), {
        url: HERE,
      })?.then,
    ).toBe('logout'));
});

describe('quiet calls', () => {
  const GENERAL = [
    { status: 500 },
    { status: 422, fields: [field] },
    { status: 422, notifications: [field] },
  ];
  it('show no general popup', () => {
    for (const general of GENERAL) {
      expect(explain(aFailure(general), { url: HERE })?.popup).not.toBeNull();
      expect(
        explain(aFailure({ ...general, quiet: true }), { url: HERE })?.popup,
      ).toBeNull();
    }
  });
  it('that are quiet without a message have the popup of a message', () => {
    const failure = aFailure({ status: 500, quiet: 'without-message' });
    expect(explain(failure, { url: HERE })?.popup?.text).toBe('A mensagem.');
  });
  it('an ended session says so all the same, since no screen is left to say it', () => {
    const failure = aFailure({ status: 401, path: 'proposals', quiet: true });
    expect(explain({ ...failure, message: '' }, { url: HERE })).toMatchObject({
      popup: {
        title: 'Erro!',
        text: 'Sua sessão expirou, faça login novamente para continuar!',
      },
      then: 'logout',
    });
  });
  it('an ended session says so and leaves once: not at the sign-in, where late answers arrive', () => {
    const failure = aFailure({ status: 401, path: 'proposals', quiet: true });
    expect(explain(failure, { url: '/conta/login?returnUrl=%2F' })).toMatchObject({
      popup: null,
      then: null,
    });
  });
  it('of the specification lead to the login without a popup', () => {
    const failure = aFailure({ status: 401, path: BASKET, quiet: true });
    expect(explain(failure, { url: HERE })).toEqual({
      row: 'session over',
      popup: null,
      notice: null,
      then: 'logout',
    });
  });
  it('rows that name a call and 429 still show', () => {
    for (const [, failure, expected] of CASES.filter(
      ([, { path }]) => path !== undefined,
    ))
      expect(explain(aFailure({ ...failure, quiet: true }), { url: HERE })).toEqual(
        expected,
      );
  });
});

/** A code that is being sent is no error with an id to copy. */
function noError(explanation: Explanation): Explanation {
  const { popup } = explanation;
  return { ...explanation, popup: popup && { ...popup, isError: false } };
}

function says(
  row: Explanation['row'],
  title: string,
  text: string,
  then: Explanation['then'] = null,
): Explanation {
  return { row, popup: { title, text, traceId: 'trace' }, notice: null, then };
}

function lists(
  row: Explanation['row'],
  title: string,
  items: { label: string; text: string }[],
): Explanation {
  return { row, popup: { title, items, traceId: 'trace' }, notice: null, then: null };
}
