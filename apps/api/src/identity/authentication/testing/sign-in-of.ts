import { signIn } from '@site/api-contract';
import { hashPassword } from '#platform/security/passwords';
import { type TestApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';

export const PASSWORD = 'Ipe-Amarelo-2026';

/** A customer with a password, and the calls that sign them in. */
export function signInOf(api: TestApi) {
  let hashed: Promise<string> | undefined;
  return {
    addCustomer: async (columns = {}) =>
      api.addUser({
        email: 'ana@exemplo.test',
        document: '52998224725',
        passwordHash: await (hashed ??= hashPassword(api.ports.config, PASSWORD)),
        ...columns,
      }),
    enter: (
      visitor: TestClient,
      password = PASSWORD,
      email = 'ana@exemplo.test',
      headers = {},
    ) => visitor.send(signIn, { body: { email, password }, headers }),
  };
}
