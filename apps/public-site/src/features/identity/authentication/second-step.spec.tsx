import { screen, waitFor } from '@testing-library/react';
import {
  type BegunSignIn,
  getBegunSignIn,
  proveByApp,
  proveMailbox,
  signIn,
} from '@site/api-contract';
import {
  type Answer,
  answer,
  guardConsole,
  heldBack,
  refuse,
  stopClock,
} from '@site/testing';
import { EMAIL, openSignIn, sessionOf } from './testing/open-sign-in';

guardConsole();

const HIDDEN = 'a•••@example.com';
const CONNECTION = {
  key: 'ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567',
  address: 'otpauth://totp/Rodar:ana?secret=ABCD',
  qrCode: '<svg/>',
};
const waitsFor = (begun: Omit<BegunSignIn, 'email'> | null) =>
  answer(getBegunSignIn, begun && { email: HIDDEN, ...begun });
/** The first question gets the first, every later one the last. */
const waitsForInTurn = (...all: readonly (Omit<BegunSignIn, 'email'> | null)[]) => {
  let asked = 0;
  return answer(getBegunSignIn, () => {
    const begun = all[Math.min(asked, all.length - 1)];
    asked += 1;
    return begun ? { email: HIDDEN, ...begun } : null;
  });
};
const open = (answers: Answer[], path = '/conta/segunda-etapa') =>
  openSignIn(answers, { path });
const type = async ({ user }: Awaited<ReturnType<typeof open>>, button: string) => {
  await user.type(await screen.findByLabelText('Código de 6 números'), '123456');
  await user.click(screen.getByRole('button', { name: button }));
};

describe('the second step of staff', () => {
  it('follows the password, without a popup, and keeps the page that was wanted', async () => {
    const { submit, location, popups } = await open(
      [
        refuse(signIn, 409, { message: 'x', reason: 'second-step-needed' }),
        waitsFor({ proof: 'code' }),
      ],
      '/conta/login?returnUrl=%2Fconsultor%2Fleads',
    );
    await submit();
    await screen.findByRole('heading', { level: 1, name: 'Segunda etapa' });
    expect(location()).toBe('/conta/segunda-etapa?returnUrl=%2Fconsultor%2Fleads');
    expect(popups).toEqual([]);
  });

  it('leaves somebody alone who left the sign-in before it was asked for', async () => {
    const { held, arrive } = heldBack(
      refuse(signIn, 409, { message: 'x', reason: 'second-step-needed' }),
    );
    const page = await open([held], '/conta/login');
    await page.submit();
    await waitFor(() => expect(page.transport.requestsOf(signIn)).toHaveLength(1));
    await page.goTo('/simulador');
    arrive();
    await page.allAnswered();
    expect(page.location()).toBe('/simulador');
  });

  it('takes the code of the app and opens the home of the role', async () => {
    const page = await open([
      waitsFor({ proof: 'code' }),
      answer(proveByApp, { session: sessionOf('consultant') }),
    ]);
    await type(page, 'Confirmar e entrar');
    await waitFor(() => expect(page.loads).toEqual(['/consultor']));
    expect(page.transport.requestsOf(proveByApp)[0]?.body).toEqual({ pin: '123456' });
    expect(page.stored('token')).not.toBeNull();
  });

  it('says at the field that a code was wrong', async () => {
    const message = 'Este código já foi usado. Espere o aplicativo mostrar o próximo.';
    const page = await open([
      waitsFor({ proof: 'code' }),
      refuse(proveByApp, 400, { message, fields: [{ key: 'Pin', message }] }),
    ]);
    await type(page, 'Confirmar e entrar');
    await screen.findByRole('textbox', {
      name: 'Código de 6 números',
      description: message,
    });
  });

  it('has phones fill the code in, with the keyboard of figures', async () => {
    await open([waitsFor({ proof: 'code' })]);
    const field = await screen.findByLabelText('Código de 6 números');
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(field.getAttribute('inputmode')).toBe('numeric');
  });

  it('counts a block down on the button', async () => {
    const page = await open([
      waitsFor({ proof: 'code' }),
      refuse(proveByApp, 429, {}, { 'Retry-After': '75' }),
    ]);
    stopClock(); // the countdown stands still
    await type(page, 'Confirmar e entrar');
    await screen.findByRole('button', { name: 'Tente de novo em 1:15' });
  });

  it('without a password first leads back to the sign-in', async () => {
    await open([waitsFor(null)]);
    await screen.findByText(
      'Para chegar à segunda etapa, entre primeiro com a sua senha.',
    );
    expect(
      screen.getByRole('link', { name: 'Entrar de novo' }).getAttribute('href'),
    ).toBe('/conta/login');
  });
});

it('says once the sign-in is over why it was', async () => {
  const message = 'Este acesso expirou ou já foi usado. Entre de novo.';
  const page = await open([
    waitsForInTurn({ proof: 'code' }, null),
    refuse(proveByApp, 409, { message, reason: 'sign-in-over' }),
  ]);
  await type(page, 'Confirmar e entrar');
  await screen.findByRole('link', { name: 'Entrar de novo' });
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(screen.getByRole('alert').textContent).toBe(message);
});

it('leaves somebody alone who went back before the code was refused', async () => {
  const { held, arrive } = heldBack(
    refuse(proveByApp, 409, { message: 'x', reason: 'sign-in-over' }),
  );
  const page = await open([waitsFor({ proof: 'code' }), held]);
  await type(page, 'Confirmar e entrar');
  await waitFor(() => expect(page.transport.requestsOf(proveByApp)).toHaveLength(1));
  await page.user.click(screen.getByRole('link', { name: 'Entrar de novo' }));
  await screen.findByLabelText('Senha');
  arrive();
  await page.allAnswered();
  expect(page.transport.requestsOf(getBegunSignIn)).toHaveLength(1);
});

it('signs somebody in who went back before the code counted, and moves them nowhere', async () => {
  const { held, arrive } = heldBack(
    answer(proveByApp, { session: sessionOf('consultant') }),
  );
  const page = await open([waitsFor({ proof: 'code' }), held]);
  await type(page, 'Confirmar e entrar');
  await waitFor(() => expect(page.transport.requestsOf(proveByApp)).toHaveLength(1));
  await page.user.click(screen.getByRole('link', { name: 'Entrar de novo' }));
  await screen.findByLabelText('Senha');
  arrive();
  await page.allAnswered();
  expect(page.stored('token')).not.toBeNull();
  expect(page.loads).toEqual([]);
  expect(page.location()).toBe('/conta/login');
});

describe('who has no app yet', () => {
  it('types the code of the mail, and then sees what the app needs', async () => {
    const page = await open([
      waitsForInTurn({ proof: 'mail' }, { proof: 'first-code', connection: CONNECTION }),
      answer(proveMailbox, { ok: true }),
    ]);
    await screen.findByText(/digite o código que enviamos para a•••@example\.com/);
    await type(page, 'Continuar');
    await screen.findByText(CONNECTION.key);
    expect(screen.getByRole('link', { name: /Abrir no aplicativo/ })).toHaveProperty(
      'href',
      CONNECTION.address,
    );
    screen.getByRole('img', {
      name: 'QR code que conecta esta conta ao aplicativo autenticador',
    });
  });

  it('moves the focus to what comes next', async () => {
    const page = await open([
      waitsForInTurn({ proof: 'mail' }, { proof: 'first-code', connection: CONNECTION }),
      answer(proveMailbox, { ok: true }),
    ]);
    await type(page, 'Continuar');
    const lead = await screen.findByText(/^Conecte o aplicativo autenticador/);
    await waitFor(() => expect(document.activeElement).toBe(lead));
  });

  it('signs in with the first code', async () => {
    const page = await open([
      waitsFor({ proof: 'first-code', connection: CONNECTION }),
      answer(proveByApp, { session: sessionOf('seller') }),
    ]);
    await type(page, 'Conectar');
    await waitFor(() => expect(page.loads).toEqual(['/concessionarias/seller']));
  });

  it('has the new key read where another page began another sign-in', async () => {
    const other = { ...CONNECTION, key: 'ZZZZ EFGH IJKL MNOP QRST UVWX YZ23 4567' };
    const message = 'Código incorreto.';
    const page = await open([
      waitsForInTurn(
        { proof: 'first-code', connection: CONNECTION },
        { proof: 'first-code', connection: other },
      ),
      refuse(proveByApp, 400, { message, fields: [{ key: 'Pin', message }] }),
    ]);
    await type(page, 'Conectar');
    await screen.findByRole('textbox', {
      description: 'A chave mudou: leia o QR code de novo.',
    });
    await screen.findByText(other.key);
  });

  it('who came by a link is sent on to the password', async () => {
    const page = await open([
      waitsFor({ proof: 'first-code', connection: CONNECTION }),
      answer(proveByApp, { session: null }),
    ]);
    await type(page, 'Conectar');
    await screen.findByText(
      'Aplicativo conectado. Agora entre com a sua senha e o código dele.',
    );
    expect(page.location()).toBe('/conta/login');
  });

  it('is left alone on another page that was opened before the first code counted', async () => {
    const { held, arrive } = heldBack(answer(proveByApp, { session: null }));
    const page = await open([
      waitsFor({ proof: 'first-code', connection: CONNECTION }),
      held,
    ]);
    await type(page, 'Conectar');
    await waitFor(() => expect(page.transport.requestsOf(proveByApp)).toHaveLength(1));
    await page.goTo('/simulador');
    arrive();
    await page.allAnswered();
    expect(page.location()).toBe('/simulador');
  });
});

describe('the demo', () => {
  it('shows the code of its second consultant', async () => {
    await open([waitsFor({ proof: 'code', demo: { code: '123456', changesIn: 20 } })]);
    await screen.findByText('Conta de demonstração: o código agora é 123456.');
  });

  it('shows the next one as soon as it counts', async () => {
    await open([
      waitsForInTurn(
        { proof: 'code', demo: { code: null, changesIn: 0 } },
        { proof: 'code', demo: { code: '654321', changesIn: 30 } },
      ),
    ]);
    await screen.findByText('Conta de demonstração: o código agora é 654321.');
  });
});

it(`never shows the address of ${EMAIL} in full`, async () => {
  await open([waitsFor({ proof: 'mail' })]);
  await screen.findByText(/a•••@example\.com/);
  expect(screen.queryByText(new RegExp(EMAIL))).toBeNull();
});
