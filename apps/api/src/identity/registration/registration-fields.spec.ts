import { REGISTRATION_CASES } from '@site/testing';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';

const api = testApi();
const PERSON = { method: 'PUT', path: 'personal-data', personType: 'PF' } as const;
const CALLS = {
  quick: { method: 'POST', path: null, personType: 'PF' },
  otherEmail: { method: 'PUT', path: 'emails', personType: 'PF' },
  person: PERSON,
  company: { method: 'PUT', path: 'company-data', personType: 'PJ' },
  partners: { method: 'PUT', path: 'partners', personType: 'PJ' },
  address: { method: 'PUT', path: 'adresses', personType: 'PF' },
} as const;
type Name = keyof typeof CALLS;
const NAMES = Object.keys(CALLS) as Name[];

const send = (client: TestClient & { userId?: string }, name: Name, body: unknown) => {
  const { method, path } = CALLS[name];
  const url = path === null ? '/api/v1/users' : `/api/v1/users/${client.userId}/${path}`;
  return client.request({
    method,
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
};
const visitor = (name: Name) =>
  api.asRole('customer', { personType: CALLS[name].personType });

/** The values with another one at a path such as `partners.1.cpf`. */
function changed(
  values: Record<string, unknown>,
  path: string,
  value: unknown,
): Record<string, unknown> {
  const copy = structuredClone(values);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce<Record<string, unknown>>(
    (inside, name) => inside[name] as Record<string, unknown>,
    copy,
  );
  holder[last] = value;
  return copy;
}

const keyOf = (path: string) =>
  path
    .split('.')
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
    .join('.');

describe.each(NAMES)('the fields of the form %s', (name) => {
  const { fields, good, refused } = REGISTRATION_CASES[name];

  it('each have a case', () =>
    expect(fields.filter((field) => !refused.some(([path]) => path === field))).toEqual(
      [],
    ));

  it.each(refused)('%s %j is refused: %s', async (field, value, message) => {
    const { status, body } = await send(
      await visitor(name),
      name,
      changed(good, field, value),
    );
    expect(status).toBe(400);
    expect(body.fields).toEqual(expect.arrayContaining([{ key: keyOf(field), message }]));
  });

  it('that nobody knows are refused', async () => {
    const { status, body } = await send(await visitor(name), name, {
      ...good,
      role: 'CONSULTANT',
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual([{ key: 'role', message: 'Campo desconhecido.' }]);
  });

  it('pass when they are right', async () => {
    const { status, body } = await send(await visitor(name), name, good);
    // This test's account has a confirmed e-mail: the call passes its fields and is
    // refused by the password.
    expect([status, body.fields]).toEqual(
      name === 'otherEmail'
        ? [400, [{ key: 'Password', message: 'A senha não confere.' }]]
        : [name === 'quick' ? 201 : 200, undefined],
    );
  });
});
