import { fireEvent, screen, within } from '@testing-library/react';
import { getAssistedCart, inviteCustomer } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aViewer, guardConsole, neverAnswer } from '@site/testing';
import { asksOnReload } from '@site/testing/screen';
import { routes } from '../../../app/routes';
import { CART, cartOpener, prepared, QUOTED } from './testing/carts';

guardConsole();

const { open, origin } = portalForSpecs('dealer-portal', routes);
const openCart = cartOpener(open);
const CODE = 'AbCdEfGhIjKlMnOpQrStUv';

describe('an assisted cart', () => {
  it('sends the invitation by mail and by link', async () => {
    const { user, transport, log } = openCart(
      answer(getAssistedCart, prepared()),
      answer(inviteCustomer, { code: CODE, invitedUntil: '2026-11-24T12:00:00.000Z' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Convidar o cliente' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Convidar Ana' }));
    await user.type(dialog.getByLabelText('E-mail do cliente'), 'ana@exemplo.test');
    expect(asksOnReload()).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Enviar por e-mail' }));
    await dialog.findByText('Enviamos o convite para ana@exemplo.test.');
    expect(asksOnReload()).toBe(false);
    const link = await dialog.findByLabelText<HTMLInputElement>('Link do convite');
    expect(dialog.queryByRole('img', { name: 'Código QR do convite' })).toBeNull();
    expect(link.value).toBe(`${origin}/simulador/atendimento#${CODE}`);
    await user.click(dialog.getByRole('button', { name: 'Copiar link' }));
    expect(log.copied).toEqual([link.value]);
    expect(transport.requestsOf(inviteCustomer).map(({ body }) => body)).toEqual([
      { email: 'ana@exemplo.test' },
    ]);
  });

  it('makes a link for the messages of somebody who is away, without an address', async () => {
    const { user, transport } = openCart(
      answer(getAssistedCart, prepared()),
      answer(inviteCustomer, { code: CODE, invitedUntil: '2026-11-24T12:00:00.000Z' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Convidar o cliente' }));
    await user.click(
      await screen.findByRole('button', { name: 'Criar o link para o WhatsApp' }),
    );
    const send = await screen.findByRole('link', { name: /^Enviar pelo WhatsApp/ });
    expect(send.getAttribute('href')).toContain(encodeURIComponent(`#${CODE}`));
    screen.getByText('O link está pronto. Envie pelo WhatsApp ou copie.');
    screen.getByText(
      'Esta janela fecha sozinha quando o cliente responder. O convite vale até 24/11/2026, 09:00. O link aparece só agora: para enviar outro, faça outro convite.',
    );
    expect(screen.queryByRole('img', { name: 'Código QR do convite' })).toBeNull();
    expect(transport.requestsOf(inviteCustomer).map(({ body }) => body)).toEqual([
      { email: null },
    ]);
  });

  it('makes one invitation at a time, since a second one makes the first invalid', async () => {
    const { user, transport } = openCart(
      answer(getAssistedCart, prepared()),
      neverAnswer(inviteCustomer),
    );
    await user.click(await screen.findByRole('button', { name: 'Convidar o cliente' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Convidar Ana' }));
    await user.type(dialog.getByLabelText('E-mail do cliente'), 'ana@exemplo.test');
    await user.click(dialog.getByRole('button', { name: 'Mostrar o código QR' }));
    const making = await dialog.findByRole('button', { name: 'Criando...' });
    expect(document.activeElement).toBe(making);
    expect(making.getAttribute('aria-disabled')).toBe('true');
    await user.click(
      dialog.getByRole('button', { name: 'Criar o link para o WhatsApp' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Enviar por e-mail' }));
    expect(transport.requestsOf(inviteCustomer)).toHaveLength(1);
  });

  it.each([
    [
      'accepts',
      prepared({ state: 'live', acceptedAt: '2026-11-21T12:00:00.000Z' }),
      'Ana aceitou.',
    ],
    [
      'declines',
      prepared({ customerName: null, declinedAt: '2026-11-21T12:00:00.000Z' }),
      /^O cliente recusou o convite em 21\/11\/2026, 09:00\. As simulações continuam aqui/,
    ],
  ])(
    'shows the code to scan, and closes by itself when the customer %s',
    async (_what, answered, said) => {
      let cart = prepared();
      const { user } = openCart(
        answer(getAssistedCart, () => cart),
        answer(inviteCustomer, { code: CODE, invitedUntil: '2026-11-24T12:00:00.000Z' }),
      );
      await user.click(await screen.findByRole('button', { name: 'Convidar o cliente' }));
      await user.click(
        await screen.findByRole('button', { name: 'Mostrar o código QR' }),
      );
      await screen.findByRole('img', { name: 'Código QR do convite' });
      cart = answered;
      fireEvent.focus(window);
      expect(await screen.findByText(said)).toBeTruthy();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByRole('article', { name: /Aroeira/ })).toBeTruthy();
    },
  );

  it('invites the next customer after a refusal, and another tab that does so opens no dialog here', async () => {
    let cart = prepared();
    const { user } = openCart(answer(getAssistedCart, () => cart));
    await user.click(await screen.findByRole('button', { name: 'Convidar o cliente' }));
    await screen.findByRole('dialog', { name: 'Convidar Ana' });
    cart = prepared({ customerName: null, declinedAt: '2026-11-21T12:00:00.000Z' });
    fireEvent.focus(window);
    await screen.findByText(/^O cliente recusou o convite/);
    cart = prepared({ customerName: null, invitedUntil: '2026-11-24T12:00:00.000Z' });
    fireEvent.focus(window);
    const again = await screen.findByRole('button', { name: 'Enviar outro convite' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(again);
    await screen.findByRole('dialog', { name: 'Convidar o cliente' });
  });

  it('says when the browser can not copy the invitation', async () => {
    const { user } = open(CART, {
      viewer: aViewer('seller'),
      answers: [
        ...QUOTED,
        answer(getAssistedCart, prepared()),
        answer(inviteCustomer, { code: CODE, invitedUntil: '2026-11-24T12:00:00.000Z' }),
      ],
      copyText: async () => Promise.reject(new Error('denied')),
    });
    await user.click(await screen.findByRole('button', { name: 'Convidar o cliente' }));
    await user.click(await screen.findByRole('button', { name: 'Mostrar o código QR' }));
    await user.click(await screen.findByRole('button', { name: 'Copiar link' }));
    await screen.findByText('O navegador não deixou copiar. Selecione o link e copie.');
  });

  it('makes another invitation only in a step that says that the first one becomes invalid', async () => {
    const { user, transport } = openCart(
      answer(getAssistedCart, prepared()),
      answer(inviteCustomer, { code: CODE, invitedUntil: '2026-11-24T12:00:00.000Z' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Convidar o cliente' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Convidar Ana' }));
    await user.click(dialog.getByRole('button', { name: 'Mostrar o código QR' }));
    await dialog.findByText('O convite está pronto.');
    for (const name of ['Mostrar o código QR', 'Enviar por e-mail'])
      expect(dialog.queryByRole('button', { name })).toBeNull();
    dialog.getByText('O convite de agora deixa de valer quando o novo ficar pronto.');
    await user.click(dialog.getByRole('button', { name: 'Fazer outro convite' }));
    await user.click(dialog.getByRole('button', { name: 'Mostrar o código QR' }));
    await dialog.findByText('O convite está pronto.');
    expect(transport.requestsOf(inviteCustomer)).toHaveLength(2);
  });
});
