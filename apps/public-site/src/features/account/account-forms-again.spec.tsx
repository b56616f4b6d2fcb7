import { screen, waitFor, within } from '@testing-library/react';
import {
  type Call,
  changeEmail,
  changePassword,
  eraseAccount,
  exportData,
  getAccountSecurity,
  getLoggedUser,
  getPrivacy,
  listSimulations,
  refreshSession,
  saveAccountData,
  setSecondStep,
  signIn,
  verifyEmail,
} from '@site/contracts';
import { answer, aViewer, guardConsole, refuse } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { routes } from '../../app/routes';
import { cmsWith } from '../../testing/cms-pages';
import { siteScene } from '../../testing/site-scene';
import {
  ana,
  OVER,
  sessionOf,
  signInDialog,
  typePassword,
} from './testing/sign-in-again';

guardConsole();
jest.setTimeout(30_000); // many keys

type AccountForm = {
  path: string;
  form: string;
  typed: Record<string, string>;
  button: string;
  call: Call;
};
const PASSWORD = { 'Senha atual': 'Ipe-Amarelo-2026' };
const ACCOUNT_FORMS: AccountForm[] = [
  {
    path: 'seguranca',
    form: 'Trocar senha',
    typed: {
      ...PASSWORD,
      'Nova senha': 'capivara lê jornal',
      'Repita a nova senha': 'capivara lê jornal',
    },
    button: 'Trocar senha',
    call: changePassword,
  },
  {
    path: 'seguranca',
    form: 'Código por e-mail',
    typed: PASSWORD,
    button: 'Ligar código por e-mail',
    call: setSecondStep,
  },
  {
    path: 'dados',
    form: 'Seus dados',
    typed: { ...PASSWORD, 'Nome Completo': ' Lima' },
    button: 'Salvar dados',
    call: saveAccountData,
  },
  {
    path: 'dados',
    form: 'Trocar e-mail',
    typed: {
      ...PASSWORD,
      'Novo e-mail': 'nova@example.com',
      'Repita o novo e-mail': 'nova@example.com',
    },
    button: 'Trocar e-mail',
    call: changeEmail,
  },
  {
    path: 'dados',
    form: 'Confirmar troca',
    typed: { 'Código de 6 números': '123456' },
    button: 'Confirmar troca',
    call: verifyEmail,
  },
  {
    path: 'privacidade',
    form: 'Uma cópia de tudo',
    typed: PASSWORD,
    button: 'Preparar cópia',
    call: exportData,
  },
  {
    path: 'privacidade',
    form: 'Apagar a conta',
    typed: PASSWORD,
    button: 'Apagar minha conta',
    call: eraseAccount,
  },
];

// product.md §11, for the short forms of the own account too
it.each(ACCOUNT_FORMS)(
  'asks to sign in over the form $form of /area-logada/$path, which keeps what was typed',
  async ({ path, form: name, typed, button, call }) => {
    const scene = siteScene({}, `/area-logada/${path}`);
    const view = renderRoute(routes, `/area-logada/${path}`, {
      wire: scene.wire,
      viewer: aViewer('customer', { id: ana.id }),
      answers: [
        cmsWith({}),
        answer(listSimulations, []),
        answer(getLoggedUser, ana),
        answer(getAccountSecurity, {
          secondStep: false,
          pendingEmail: 'nova@example.com',
          sessions: [],
          devices: [],
        }),
        answer(getPrivacy, {
          policyAcceptedAt: null,
          consents: [],
          stored: [],
          views: [],
          erasure: { blockers: [], keeps: [] },
          links: { export: '', erasure: '' },
        }),
        refuse(refreshSession, 401),
        refuse(call, 401, { message: OVER }),
        answer(signIn, sessionOf('customer')),
      ],
    });
    const form = within(await screen.findByRole('form', { name }, { timeout: 15_000 }));
    const box = form.queryByRole('checkbox');
    if (box) await view.user.click(box);
    for (const [label, value] of Object.entries(typed))
      await view.user.type(form.getByLabelText(label), value);
    const values = () =>
      [...form.getAllByLabelText(/./)].map((field) => (field as HTMLInputElement).value);
    const before = values();
    await view.user.click(form.getByRole('button', { name: button }));
    const dialog = await signInDialog();
    await typePassword({ user: view.user, dialog });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(values()).toEqual(before);
    expect([view.location(), scene.popups]).toEqual([`/area-logada/${path}`, []]);
  },
);
