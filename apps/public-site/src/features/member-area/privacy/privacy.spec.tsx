import { screen, waitFor, within } from '@testing-library/react';
import {
  eraseAccount,
  exportData,
  getLoggedUser,
  getPrivacy,
  giveConsent,
  type Privacy,
  signOut,
} from '@site/api-contract';
import { CONSENT_TEXT } from '@site/api-contract/identity';
import {
  A_UUID,
  type Answer,
  answer,
  aUser,
  aViewer,
  guardConsole,
  refuse,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';

guardConsole();

const CHOICE = {
  id: A_UUID,
  givenAt: '2026-11-20T15:00:00.000Z',
  measurement: true,
  marketing: false,
  textVersion: CONSENT_TEXT,
  page: '/',
};
const PRIVACY: Privacy = {
  policyAcceptedAt: '2026-11-19T15:00:00.000Z',
  consents: [CHOICE],
  stored: [
    {
      key: 'account',
      what: 'Conta: nome e e-mail',
      why: 'Abrir e proteger a sua conta',
      basis: 'Contrato (LGPD, art. 7º, V)',
      until: 'Enquanto a conta existir',
      count: 1,
    },
    {
      key: 'contacts',
      what: 'Mensagens e pedidos de contato',
      why: 'Responder a você',
      basis: 'Procedimentos a seu pedido (LGPD, art. 7º, V)',
      until: '24 meses',
      count: 0,
    },
  ],
  views: [
    {
      at: '2026-11-20T15:00:00.000Z',
      who: 'Equipe de consultores',
      what: 'Abriu a sua proposta',
    },
  ],
  erasure: { blockers: [], keeps: [] },
  links: {
    export: `users/${A_UUID}/privacy/exports`,
    erasure: `users/${A_UUID}/privacy`,
  },
};

async function open(answers: Answer[] = [], privacy: Partial<Privacy> = {}) {
  const scene = siteScene({}, '/area-logada/privacidade');
  const view = renderRoute(amongOthers(memberAreaRoutes), '/area-logada/privacidade', {
    wire: scene.wire,
    viewer: aViewer('customer'),
    answers: [
      answer(getLoggedUser, aUser()),
      answer(getPrivacy, { ...PRIVACY, ...privacy }),
      ...answers,
    ],
  });
  await screen.findByRole('heading', { level: 2, name: 'Apagar a conta' });
  await screen.findByRole('form', { name: 'Uma cópia de tudo' });
  await view.allAnswered();
  return { ...view, ...scene };
}

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the page of privacy', () => {
  it('says what is stored, why, until when, and who looked', async () => {
    await open();
    const stored = section('O que guardamos e por quê');
    stored.getByRole('heading', { name: 'Conta 1 registro' });
    stored.getByText('Nome e e-mail.');
    stored.getByText('Abrir e proteger a sua conta');
    stored.getByRole('heading', { name: 'Mensagens e pedidos de contato nada guardado' });
    stored.getByText('24 meses');
    section('Quem olhou os seus dados').getByRole('row', {
      name: '20/11/2026, 12:00 Equipe de consultores Abriu a sua proposta',
    });
    const accepted = screen.getByText('aceita em 19/11/2026, com o seu cadastro');
    expect(accepted.parentElement?.textContent).toMatch(
      /^Política de Privacidade, aceita em 19\/11\/2026, com o seu cadastro/,
    );
  });

  it('withdraws one consent and leaves the other', async () => {
    const { user, transport } = await open([answer(giveConsent, CHOICE)]);
    await user.click(
      screen.getByRole('button', { name: 'Retirar a permissão: Medição de visitas' }),
    );
    await screen.findByText('Escolha salva.');
    await waitFor(() =>
      expect(transport.requestsOf(giveConsent)[0]?.body).toEqual({
        measurement: false,
        marketing: false,
        textVersion: CONSENT_TEXT,
        page: '/area-logada/privacidade',
      }),
    );
    await waitFor(() =>
      expect(transport.requestsOf(getPrivacy).length).toBeGreaterThan(1),
    );
  });

  it('hands out a copy as PDF and JSON after the password', async () => {
    const files = [
      {
        name: 'meus-dados-2026-11-20.json',
        type: 'application/json' as const,
        base64: btoa('{}'),
      },
      {
        name: 'meus-dados-2026-11-20.pdf',
        type: 'application/pdf' as const,
        base64: btoa('%PDF'),
      },
    ];
    const { user, saved } = await open([answer(exportData, { files })]);
    const form = within(screen.getByRole('form', { name: 'Uma cópia de tudo' }));
    await user.type(form.getByLabelText('Senha atual'), 'minha-senha');
    await user.click(form.getByRole('button', { name: 'Preparar cópia' }));
    await user.click(await screen.findByRole('button', { name: 'Baixar PDF' }));
    await user.click(screen.getByRole('button', { name: 'Baixar JSON' }));
    expect(saved.map(({ name }) => name)).toEqual([
      'meus-dados-2026-11-20.pdf',
      'meus-dados-2026-11-20.json',
    ]);
    expect(new TextDecoder().decode(saved[0]?.bytes)).toBe('%PDF');
  });

  it('erases only after the box and the password, then says so and goes home', async () => {
    const { user, transport, popups, stored } = await open([
      answer(eraseAccount, { ok: true, keeps: [] }),
      answer(signOut, { ok: true }),
    ]);
    const form = within(screen.getByRole('form', { name: 'Apagar a conta' }));
    await user.click(form.getByRole('button', { name: 'Apagar minha conta' }));
    await form.findByText('Marque que você entendeu que a conta não volta.');
    expect(transport.requestsOf(eraseAccount)).toEqual([]);
    await user.click(
      form.getByRole('checkbox', {
        name: 'Entendi que a conta não volta. Para assinar de novo, faço outro cadastro.',
      }),
    );
    await user.type(form.getByLabelText('Senha atual'), 'minha-senha');
    await user.click(form.getByRole('button', { name: 'Apagar minha conta' }));
    await waitFor(() =>
      expect(transport.requestsOf(eraseAccount)[0]?.body).toEqual({
        currentPassword: 'minha-senha',
        confirmed: true,
      }),
    );
    await waitFor(() =>
      expect(popups).toEqual([expect.objectContaining({ title: 'Conta apagada' })]),
    );
    await waitFor(() => expect(stored('token')).toBeNull());
  });

  it('says a wrong password at its field', async () => {
    const wrong = refuse(exportData, 400, {
      message: 'A senha não confere.',
      fields: [{ key: 'CurrentPassword', message: 'A senha não confere.' }],
    });
    const { user } = await open([wrong]);
    const form = within(screen.getByRole('form', { name: 'Uma cópia de tudo' }));
    await user.type(form.getByLabelText('Senha atual'), 'errada');
    await user.click(form.getByRole('button', { name: 'Preparar cópia' }));
    await form.findByText('A senha não confere.');
  });

  it.each([
    ['a copy', { call: exportData, form: 'Uma cópia de tudo', button: 'Preparar cópia' }],
    [
      'an erasure',
      { call: eraseAccount, form: 'Apagar a conta', button: 'Apagar minha conta' },
    ],
  ])(
    'says why %s failed beside its form, and in no popup',
    async (_, { call, form, button }) => {
      const away = { message: 'Estamos em manutenção até as 15h.' };
      const { user, popups, notices, stored } = await open([refuse(call, 503, away)]);
      const shown = within(screen.getByRole('form', { name: form }));
      for (const box of shown.queryAllByRole('checkbox')) await user.click(box);
      await user.type(shown.getByLabelText('Senha atual'), 'minha-senha');
      await user.click(shown.getByRole('button', { name: button }));
      expect((await shown.findByRole('alert')).textContent).toBe(away.message);
      expect(shown.getByLabelText('Senha atual')).toHaveProperty('value', 'minha-senha');
      expect(popups).toEqual([]);
      expect(notices).toEqual([]);
      expect(stored('token')).not.toBeNull();
    },
  );

  it('shows what stays, why and until when, and no form while a contract is under way', async () => {
    const blocker = 'O contrato C-2611-0001 está em andamento.';
    await open([], {
      erasure: {
        blockers: [blocker],
        keeps: [
          {
            what: 'Contrato e parcelas',
            why: 'Obrigação fiscal, até 23/11/2031',
            until: '2031-11-23',
          },
        ],
      },
    });
    const erasure = section('Apagar a conta');
    erasure.getByText('Ainda não dá para apagar');
    erasure.getByText(blocker);
    erasure.getByText('Contrato e parcelas.');
    erasure.getByText(/Obrigação fiscal, até 23\/11\/2031/);
    expect(screen.queryByRole('button', { name: 'Apagar minha conta' })).toBeNull();
  });
});
