import { screen, waitFor, within } from '@testing-library/react';
import { type Consent, giveConsent, listConsents } from '@site/api-contract';
import { CONSENT_TEXT } from '@site/api-contract/identity';
import { type Answer, answer, guardConsole, refuse } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { routes } from '../../../app/routes';
import { cmsWith } from '../../../testing/cms-pages';
import { siteScene } from '../../../testing/site-scene';

guardConsole();

const PATH = '/institucional/preferencias-de-cookies';
const aConsent = (changes: Partial<Consent> = {}): Consent => ({
  id: '1',
  givenAt: '2026-11-21T13:49:00.000Z',
  measurement: true,
  marketing: false,
  textVersion: CONSENT_TEXT,
  page: '/institucional/duvidas',
  ...changes,
});

const open = (...answers: Answer[]) => openWith('', ...answers);

async function openWith(cookie: string, ...answers: Answer[]) {
  const view = renderRoute(routes, PATH, {
    wire: siteScene({}, PATH, { cookie }).wire,
    answers: [cmsWith({}), ...answers],
  });
  await screen.findByRole('heading', { level: 1, name: 'Preferências de cookies' });
  return view;
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('the preferences of cookies', () => {
  it('tick nothing beforehand and say that nothing leaves the page yet', async () => {
    await open(answer(listConsents, []));
    expect(box(/^Medição de visitas/).checked).toBe(false);
    expect(box(/^Campanhas/).checked).toBe(false);
    screen.getByText('Sempre ligados');
    screen.getByText(
      'Você ainda não escolheu. Enquanto isso, nenhuma medição sai desta página.',
    );
    await screen.findByText('Nenhuma escolha registrada nesta sessão.');
  });

  it('keep a choice by category, tell the history and show it there', async () => {
    const history: Consent[] = [];
    const { user, transport } = await open(
      answer(listConsents, () => [...history]),
      answer(giveConsent, ({ body }) => {
        history.unshift(aConsent({ ...body, id: String(history.length) }));
        return history[0] as Consent;
      }),
    );
    await user.click(box(/^Campanhas/));
    await user.click(screen.getByRole('button', { name: 'Salvar escolha' }));
    screen.getByText('Escolha salva. Vale por 6 meses neste navegador.');
    expect(
      await screen.findAllByText('Medição de visitas: não. Campanhas: sim.'),
    ).toHaveLength(2);
    expect(transport.requestsOf(giveConsent)[0]?.body).toEqual({
      measurement: false,
      marketing: true,
      textVersion: CONSENT_TEXT,
      page: PATH,
    });
  });

  it('withdraw as easily as they give', async () => {
    const { user } = await openWith(
      `ROD_CONSENT=text=${CONSENT_TEXT}&measurement=1&marketing=1`,
      answer(listConsents, []),
      answer(giveConsent, aConsent()),
    );
    await waitFor(() => expect(box(/^Medição de visitas/).checked).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Recusar tudo' }));
    await screen.findByText('Medição de visitas: não. Campanhas: não.');
    expect(box(/^Medição de visitas/).checked).toBe(false);
  });

  it('show the history with date, page and version of the text', async () => {
    await open(answer(listConsents, [aConsent()]));
    const line = (await screen.findByText('21/11/2026, 10:49')).closest(
      'li',
    ) as HTMLElement;
    within(line).getByText('Medição de visitas: sim. Campanhas: não.');
    within(line).getByText(`Em /institucional/duvidas, texto de ${CONSENT_TEXT}`);
  });

  it('say so when the history does not load, without a popup; the choice still works', async () => {
    const { user } = await open(refuse(listConsents, 503), refuse(giveConsent, 503));
    await screen.findByText('O histórico não carregou.');
    await user.click(screen.getByRole('button', { name: 'Aceitar tudo' }));
    await screen.findByText('Medição de visitas: sim. Campanhas: sim.');
  });

  it('name what the browser keeps, the campaign too', async () => {
    await open(answer(listConsents, []));
    screen.getByText('ROD_CAMPAIGN');
    screen.getByText(/^O endereço da campanha que trouxe você/);
  });
});
