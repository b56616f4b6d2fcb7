import { screen, waitFor } from '@testing-library/react';
import {
  beginPasskeyConnection,
  beginPasskeyProof,
  beginPasskeySignIn,
  connectPasskey,
  getBegunSignIn,
  proveByPasskey,
  signInByPasskey,
} from '@site/api-contract';
import { type Answer, answer, guardConsole, refuse } from '@site/testing';
import {
  anAnswer,
  aNewKey,
  CREATION,
  REQUEST,
  turnedAway,
  withDevice,
} from '../../../../shared/passkeys/testing/device';
import { openSignIn, sessionOf } from '../testing/open-sign-in';

guardConsole();

let restore = () => undefined as void;
afterEach(() => restore());
const device = (what: Parameters<typeof withDevice>[0]) => {
  restore = withDevice(what);
};

const PROOF = {
  id: 'a2V5',
  clientData: 'Y2xpZW50',
  authenticatorData: 'ZGF0YQ',
  signature: 'c2lnbmF0dXJl',
  userHandle: 'dXNlcg',
};

describe('the sign-in by a passkey', () => {
  const press = async (answers: Answer[]) => {
    const page = await openSignIn(answers);
    await page.user.click(
      await screen.findByRole('button', { name: 'Entrar com passkey' }),
    );
    return page;
  };

  it('opens the account without the password', async () => {
    device({ get: anAnswer });
    const page = await press([
      answer(beginPasskeySignIn, REQUEST),
      answer(signInByPasskey, sessionOf('customer')),
    ]);
    await waitFor(() => expect(page.location()).toBe('/area-logada'));
    expect(page.transport.requestsOf(signInByPasskey)[0]?.body).toEqual(PROOF);
  });

  it('says that nothing was confirmed when its owner turns away', async () => {
    device({ get: turnedAway });
    await press([answer(beginPasskeySignIn, REQUEST)]);
    await screen.findByText(
      'Nada foi confirmado no aparelho. Tente de novo quando quiser.',
    );
  });

  it('says why the API refused it, without a popup', async () => {
    device({ get: anAnswer });
    const message = 'Esta passkey não vale aqui, ou demorou demais.';
    const { popups } = await press([
      answer(beginPasskeySignIn, REQUEST),
      refuse(signInByPasskey, 400, { message }),
    ]);
    await screen.findByText(message);
    expect(popups).toEqual([]);
  });

  it('is not offered where the browser has no passkeys', async () => {
    await openSignIn([]);
    await screen.findByLabelText('Senha');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Entrar com passkey' })).toBeNull(),
    );
  });
});

describe('the second step by a passkey', () => {
  const open = (answers: Answer[]) =>
    openSignIn(answers, { path: '/conta/segunda-etapa' });
  const waitsFor = (proof: 'code' | 'passkey' | 'first-code') =>
    answer(getBegunSignIn, {
      proof,
      email: 'l•••@rodar.test',
      passkey: true,
      ...(proof === 'first-code' && {
        connection: { key: 'ABCD', address: 'otpauth://totp/x', qrCode: '<svg/>' },
      }),
    });

  it('is the only question to who has no app', async () => {
    device({ get: anAnswer });
    const page = await open([
      waitsFor('passkey'),
      answer(beginPasskeyProof, REQUEST),
      answer(proveByPasskey, sessionOf('consultant')),
    ]);
    await page.user.click(
      await screen.findByRole('button', { name: 'Confirmar com a passkey' }),
    );
    await waitFor(() => expect(page.loads).toEqual(['/consultor']));
    expect(screen.queryByLabelText('Código de 6 números')).toBeNull();
  });

  it('stands beside the code of the app', async () => {
    device({ get: anAnswer });
    await open([waitsFor('code')]);
    await screen.findByLabelText('Código de 6 números');
    await screen.findByRole('button', { name: 'Confirmar com a passkey' });
  });

  it('can be made instead of an app', async () => {
    device({ create: aNewKey });
    const page = await open([
      waitsFor('first-code'),
      answer(beginPasskeyConnection, CREATION),
      answer(connectPasskey, sessionOf('dealer')),
    ]);
    await page.user.click(
      await screen.findByRole('button', { name: 'Criar uma passkey neste aparelho' }),
    );
    await waitFor(() => expect(page.loads).toEqual(['/concessionarias']));
    expect(page.transport.requestsOf(connectPasskey)[0]?.body).toMatchObject({
      id: 'a2V5',
      transports: ['internal'],
    });
  });
});
