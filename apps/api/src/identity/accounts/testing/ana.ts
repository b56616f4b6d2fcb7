import { getLoggedUser, signIn } from '@site/api-contract';
import { hashPassword } from '#platform/security/passwords';
import { type TestApi } from '../../../testing/api';

export const PASSWORD = 'Ipe-Amarelo-2026';
export const EMAIL = 'ana@exemplo.test';

/** Ana, and the hash of her password. */
export function ana(api: TestApi) {
  let passwordHash = '';
  beforeAll(async () => {
    passwordHash = await hashPassword(api.ports.config, PASSWORD);
  });

  const add = (columns = {}) => api.addUser({ email: EMAIL, passwordHash, ...columns });

  /** Signed in twice: here and on another device. */
  async function twice(columns = {}) {
    await add(columns);
    const enter = async () => {
      const visitor = api.asAnyone();
      const { data } = await visitor.send(signIn, {
        body: { email: EMAIL, password: PASSWORD },
        headers: { 'user-agent': 'Firefox/140.0' },
      });
      visitor.token = data.token;
      return Object.assign(visitor, { params: { id: data.user.id } });
    };
    return { here: await enter(), there: await enter() };
  }

  const isIn = async (visitor: Awaited<ReturnType<typeof twice>>['here']) =>
    (await visitor.send(getLoggedUser, {})).status === 200;

  return { hash: () => passwordHash, add, twice, isIn };
}

/** The body of a call that changes a password. */
export const passwords = (currentPassword: string, password = 'capivara lê jornal') => ({
  currentPassword,
  password,
  passwordConfirmation: password,
});
