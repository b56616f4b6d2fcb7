import { waitFor } from '@testing-library/react';
import { accountsApi } from '@site/api-client';
import {
  getDealership,
  getLoggedUser,
  refreshSession,
  sendLinkVisit,
  signIn,
  signOut,
} from '@site/api-contract';
import { selectLanding, selectRestored, selectUser, selectViewer } from '@site/auth';
import {
  aDealership,
  answer,
  aToken,
  aUser,
  aViewer,
  claimsFor,
  guardConsole,
  refuse,
} from '@site/testing';
import { session, settle, site, token } from '../testing/wired-site';

guardConsole();

describe('the session of a browser', () => {
  it('begins anonymous, as the server rendered, and is taken over at the start', async () => {
    const it = site([], { ROD_TOKEN: token, ROD_USER: JSON.stringify(aUser()) });
    expect(selectViewer(it.store.getState()).kind).toBe('anonymous');
    expect(selectRestored(it.store.getState())).toBe(false);
    await it.start();
    expect(selectViewer(it.store.getState()).kind).toBe('customer');
    expect(selectRestored(it.store.getState())).toBe(true);
    expect(selectUser(it.store.getState())?.name).toBe('Ana Souza');
  });
  it('comes from the answer of the sign-in and is stored', async () => {
    const it = site([answer(signIn, session)]);
    await it.start();
    await it.signIn();
    expect(it.raw.getItem('ROD_TOKEN')).toBe(token);
    expect(it.raw.getItem('ROD_LOGGED_CLIENT')).toBe(token);
    expect(JSON.parse(it.raw.getItem('ROD_USER') ?? '{}')).toEqual(aUser());
    expect(selectViewer(it.store.getState())).toMatchObject({
      kind: 'customer',
      name: 'Ana Souza',
    });
    expect(it.sessionSource.token()).toBe(token);
  });
  it('of a dealer is stored with the name of the dealership, and as no client', async () => {
    const token = aToken(claimsFor(aViewer('dealer')));
    const user = aUser({ role: 'DEALER', dealershipName: 'Rodar Batel' });
    const it = site([answer(signIn, { token, user })]);
    await it.start();
    await it.signIn('dealer@rodar.test');
    expect(it.raw.getItem('ROD_DEALERSHIP_NAME')).toBe('Rodar Batel');
    expect(it.raw.getItem('ROD_LOGGED_CLIENT')).toBeNull();
  });
  it('is there for calls that a screen makes before the start', async () => {
    const it = site([answer(getLoggedUser, aUser())], { ROD_TOKEN: token });
    const asked = it.store.dispatch(accountsApi.endpoints.getLoggedUser.initiate());
    await it.start();
    await asked;
    expect(it.requestsOf(getLoggedUser)[0]?.headers.get('authorization')).toBe(
      `Bearer ${token}`,
    );
  });
  it('a stored token that is no token is nobody', async () => {
    const it = site([], { ROD_TOKEN: 'nonsense' });
    await it.start();
    expect(selectViewer(it.store.getState()).kind).toBe('anonymous');
  });
  it('a 401 shows the popup, ends the session and leads to the login', async () => {
    const it = site(
      [
        refuse(getLoggedUser, 401, { message: '' }),
        refuse(refreshSession, 401),
        answer(signOut, { ok: true }),
      ],
      { ROD_TOKEN: token, ROD_CAMPAIGN: 'c' },
    );
    await it.start();
    await it.store.dispatch(accountsApi.endpoints.getLoggedUser.initiate());
    await settle();
    expect(it.popups).toMatchObject([
      {
        title: 'Erro!',
        text: 'Sua sessão expirou, faça login novamente para continuar!',
      },
    ]);
    expect(it.visited).toEqual(['/conta/login?returnUrl=%2Farea-logada']);
    expect(it.raw.getItem('ROD_TOKEN')).toBe(null);
    expect(it.raw.getItem('ROD_CAMPAIGN')).toBe('c');
    expect(it.requestsOf(signOut)).toHaveLength(1);
  });
  it('a 401 of a call that was under way when the person signed out says nothing', async () => {
    const it = site(
      [
        refuse(getLoggedUser, 401, { message: '' }),
        refuse(refreshSession, 401),
        answer(signOut, { ok: true }),
      ],
      { ROD_TOKEN: token },
    );
    await it.start();
    const underWay = it.store.dispatch(accountsApi.endpoints.getLoggedUser.initiate());
    await Promise.all([it.effects.logout(), underWay]);
    await settle();
    expect(it.popups).toEqual([]);
    expect(it.visited).toEqual(['/']);
  });
  it('MFA saves who signs in, without the document that was typed, and leads to its page', async () => {
    const it = site([
      refuse(signIn, 403, {
        message: 'Enviamos um código.',
        notifications: [{ key: 'MfaRequired', message: 'x' }],
        userId: 'user-1',
      }),
    ]);
    await it.start();
    await expect(it.signIn('529.982.247-25')).rejects.toMatchObject({ status: 403 });
    await settle();
    expect(it.popups).toMatchObject([{ title: 'Alerta!', text: 'Enviamos um código.' }]);
    expect(it.raw.getItem('ROD_MFA_EMAIL')).toBe('user-1');
    expect(it.visited).toEqual(['/conta/autenticacao-email']);
  });
  it('a dealer link makes this the landing of that dealership, with a new session id', async () => {
    const it = site(
      [
        answer(getDealership, aDealership({ id: '3', name: 'Rodar Guaíba' })),
        answer(sendLinkVisit, { ok: true }),
      ],
      { ROD_SESSION_ID: 'old' },
      'http://localhost:8080/?dealerid=3',
    );
    await it.start();
    expect(selectLanding(it.store.getState())).toEqual({
      id: '3',
      name: 'Rodar Guaíba',
      city: 'Curitiba',
      state: 'PR',
      phone: '4133334444',
    });
    expect(it.requestsOf(getDealership)[0]?.headers.get('x-session-id')).toBe(
      '11111111-1111-4111-8111-111111111111',
    );
    await waitFor(() => expect(it.requestsOf(sendLinkVisit)).toHaveLength(1));
    const [visit] = it.requestsOf(sendLinkVisit);
    expect(visit?.headers.get('x-attribution')).toBe('dealerid=3&linkday=2027-01-15');
    expect(visit?.body).toBe(undefined);
  });
});
