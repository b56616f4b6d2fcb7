import { screen, within } from '@testing-library/react';
import {
  addPasskey,
  beginPasskey,
  getAccountSecurity,
  removePasskey,
} from '@site/api-contract';
import { answer, guardConsole, refuse } from '@site/testing';
import {
  aNewKey,
  CREATION,
  turnedAway,
  withDevice,
} from '../../../shared/passkeys/testing/device';
import { openAccount, SECURITY } from '../testing/open-account';

guardConsole();

const PAGE = '/area-logada/seguranca';
const phone = {
  id: '6f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a6b',
  name: 'Chrome no Android',
  createdAt: '2026-11-20T15:00:00.000Z',
  lastUsedAt: '2026-11-22T15:00:00.000Z',
};
const NAMED = 'Remover a passkey Chrome no Android, criada em 20/11/2026, 12:00';
const withPhone = answer(getAccountSecurity, { ...SECURITY, passkeys: [phone] });

let restore = () => undefined as void;
afterEach(() => restore());
const device = (what: Parameters<typeof withDevice>[0]) => {
  restore = withDevice(what);
};

async function typePassword(
  user: Awaited<ReturnType<typeof openAccount>>['user'],
  dialog: string,
  submit: string,
) {
  const box = within(await screen.findByRole('dialog', { name: dialog }));
  await user.type(await box.findByLabelText('Senha atual'), 'capivara lê jornal');
  await user.click(box.getByRole('button', { name: submit }));
  return box;
}

describe('the passkeys of the security page', () => {
  it('are listed with their day and last use, and the three steps of a lost one', async () => {
    await openAccount(PAGE, [withPhone]);
    const row = await screen.findByText('Chrome no Android');
    within(row.parentElement ?? document.body).getByText(
      'Criada em 20/11/2026, último uso em 22/11/2026, 12:00',
    );
    const lost = screen.getByText('Perdeu o aparelho da passkey?').closest('details');
    expect(
      within(lost ?? document.body).getAllByRole('listitem', { hidden: true }),
    ).toHaveLength(3);
  });

  it('are added after the password', async () => {
    device({ create: aNewKey });
    const { user, transport } = await openAccount(PAGE, [
      answer(beginPasskey, CREATION),
      answer(addPasskey, { ok: true }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Criar passkey' }));
    await typePassword(user, 'Criar passkey', 'Continuar');
    await screen.findByText('Passkey criada. Enviamos um aviso ao seu e-mail.');
    expect(transport.requestsOf(beginPasskey)[0]?.body).toEqual({
      currentPassword: 'capivara lê jornal',
    });
    expect(transport.requestsOf(addPasskey)[0]?.body).toMatchObject({ id: 'a2V5' });
  });

  it('say at the field that the password is wrong', async () => {
    device({ create: aNewKey });
    const message = 'A senha não confere.';
    const { user } = await openAccount(PAGE, [
      refuse(beginPasskey, 400, {
        message,
        fields: [{ key: 'CurrentPassword', message }],
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Criar passkey' }));
    const box = await typePassword(user, 'Criar passkey', 'Continuar');
    await box.findByText(message);
  });

  it('say that the device confirmed nothing, and keep the dialog', async () => {
    device({ create: turnedAway });
    const { user } = await openAccount(PAGE, [answer(beginPasskey, CREATION)]);
    await user.click(await screen.findByRole('button', { name: 'Criar passkey' }));
    const box = await typePassword(user, 'Criar passkey', 'Continuar');
    await box.findByText(/^Nada foi confirmado no aparelho\./);
  });

  it('are removed after the password', async () => {
    device({});
    const { user, transport } = await openAccount(PAGE, [
      withPhone,
      answer(removePasskey, { ok: true }),
    ]);
    await user.click(await screen.findByRole('button', { name: NAMED }));
    await typePassword(user, `${NAMED}?`, 'Remover');
    await screen.findByText('A passkey Chrome no Android foi removida.');
    expect(document.activeElement?.textContent).toBe('Passkeys');
    expect(transport.requestsOf(removePasskey)[0]?.params).toMatchObject({
      passkeyId: phone.id,
    });
  });

  it('are not offered where the browser has none', async () => {
    await openAccount(PAGE, []);
    await screen.findByText('Este navegador ou endereço não tem passkeys.');
    expect(screen.queryByRole('button', { name: 'Criar passkey' })).toBeNull();
  });
});
