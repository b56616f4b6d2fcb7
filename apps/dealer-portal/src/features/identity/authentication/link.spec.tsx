import { screen, waitFor } from '@testing-library/react';
import { redeemSignInLink, requestSignInLink, type ViewerKind } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  answer,
  aViewer,
  guardConsole,
  heldBack,
  refuse,
  stopClock,
} from '@site/testing';
import { routes } from '../../../app/routes';
import { FIRST_PAGES, sessionOf, TOKEN } from './testing/sessions';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const PAGE = '/concessionarias/login/link';
const USELESS = 'Este link expirou ou já foi usado. Peça outro.';
const enter = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: 'Entrar no portal' }));

describe('the link of a mail', () => {
  it.each<[ViewerKind, string]>([
    ['dealer', '/concessionarias'],
    ['seller', '/concessionarias/seller'],
  ])('signs a %s in by its button alone, and leads to %s', async (kind, home) => {
    const page = open(`${PAGE}#token=${TOKEN}`, {
      answers: [answer(redeemSignInLink, sessionOf(aViewer(kind))), ...FIRST_PAGES],
    });
    await screen.findByRole('heading', { level: 1, name: 'Seu link de acesso' });
    await waitFor(() => expect(page.location()).toBe(PAGE)); // the token is gone from the address
    expect(page.transport.requestsOf(redeemSignInLink)).toHaveLength(0);
    await enter(page);
    await waitFor(() => expect(page.location()).toBe(home));
    expect(
      page.transport.requestsOf(redeemSignInLink).map(({ params }) => params),
    ).toEqual([{ token: TOKEN }]);
  });

  it('moves nobody who went to the password before it was redeemed', async () => {
    const { held, arrive } = heldBack(
      answer(redeemSignInLink, sessionOf(aViewer('seller'))),
    );
    const page = open(`${PAGE}#token=${TOKEN}`, { answers: [held] });
    await enter(page);
    await waitFor(() =>
      expect(page.transport.requestsOf(redeemSignInLink)).toHaveLength(1),
    );
    await page.user.click(screen.getByRole('link', { name: 'Entrar com senha' }));
    await screen.findByLabelText('Senha');
    arrive();
    await page.allAnswered();
    expect(page.location()).toBe('/concessionarias/login');
  });

  it('that was used or has expired says so without a popup, and offers another', async () => {
    const page = open(`${PAGE}#token=${TOKEN}`, {
      answers: [
        refuse(redeemSignInLink, 400, { message: USELESS }),
        answer(requestSignInLink, { ok: true }),
      ],
    });
    await enter(page);
    const reason = (await screen.findByText(USELESS)).closest('[role=alert]');
    expect(reason?.querySelector('svg')).not.toBeNull();
    await page.user.type(screen.getByLabelText('E-mail'), 'dealer@rodar.test');
    await page.user.click(screen.getByRole('button', { name: 'Receber link de acesso' }));
    await screen.findByRole('heading', { level: 1, name: 'Confira seu e-mail' });
    expect(screen.queryByText(USELESS)).toBeNull();
    expect(page.log.popups).toEqual([]);
  });
});

describe('a block', () => {
  // The countdown stands still.
  beforeEach(() => stopClock());

  it('after too many requests for a link is counted down, and the field keeps its text; Enter sends nothing meanwhile', async () => {
    const page = open(PAGE, {
      answers: [refuse(requestSignInLink, 429, { message: '' }, { 'Retry-After': '65' })],
    });
    await page.user.type(await screen.findByLabelText('E-mail'), 'dealer@rodar.test');
    await page.user.click(screen.getByRole('button', { name: 'Receber link de acesso' }));
    await screen.findByRole('button', { name: 'Tente de novo em 1:05' });
    await page.user.type(screen.getByLabelText('E-mail'), '{Enter}');
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'dealer@rodar.test');
    expect(page.transport.requestsOf(requestSignInLink)).toHaveLength(1);
  });

  it('after too many uses of links is counted down; the link stays', async () => {
    const page = open(`${PAGE}#token=${TOKEN}`, {
      answers: [refuse(redeemSignInLink, 429, { message: '' }, { 'Retry-After': '65' })],
    });
    await enter(page);
    await page.user.click(
      await screen.findByRole('button', { name: 'Tente de novo em 1:05' }),
    );
    screen.getByRole('heading', { level: 1, name: 'Seu link de acesso' });
    expect(page.transport.requestsOf(redeemSignInLink)).toHaveLength(1);
  });
});

describe('asking for a link', () => {
  it('is offered at the sign-in and says the same for every e-mail', async () => {
    const page = open('/concessionarias/login', {
      answers: [answer(requestSignInLink, { ok: true })],
    });
    await page.user.click(
      await screen.findByRole('link', { name: 'Receber link de acesso' }),
    );
    await page.user.type(await screen.findByLabelText('E-mail'), 'ninguem@rodar.test');
    await page.user.click(screen.getByRole('button', { name: 'Receber link de acesso' }));
    await screen.findByText(
      'Se ninguem@rodar.test for de uma conta de concessionária ou vendedor, o link chega em instantes. Ele vale por 5 minutos e só pode ser usado uma vez.',
    );
    expect(page.transport.requestsOf(requestSignInLink)[0]?.body).toEqual({
      email: 'ninguem@rodar.test',
    });
  });

  it('refuses an invalid e-mail', async () => {
    const page = open(PAGE);
    await page.user.click(
      await screen.findByRole('button', { name: 'Receber link de acesso' }),
    );
    await screen.findByText('Informe um e-mail válido.');
  });

  it('says when it could not be sent, and keeps the typed e-mail', async () => {
    const page = open(PAGE, {
      answers: [
        refuse(requestSignInLink, 503, {
          message: 'O serviço está indisponível no momento. Tente de novo em instantes.',
        }),
      ],
    });
    await page.user.type(await screen.findByLabelText('E-mail'), 'dealer@rodar.test');
    await page.user.click(screen.getByRole('button', { name: 'Receber link de acesso' }));
    await screen.findByText(
      'O serviço está indisponível no momento. Tente de novo em instantes.',
    );
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'dealer@rodar.test');
  });
});
