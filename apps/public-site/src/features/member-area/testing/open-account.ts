import { act, screen, waitFor, within } from '@testing-library/react';
import {
  type AccountSecurity,
  getAccountSecurity,
  getLoggedUser,
  getRegistration,
  type LoggedUser,
  type RegistrationDraft,
  type Viewer,
} from '@site/api-contract';
import { type memoryStorage } from '@site/auth';
import { A_UUID, type Answer, answer, aUser, aViewer } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
const AT = '2026-11-20T15:00:00.000Z';
export const SECURITY: AccountSecurity = {
  secondStep: false,
  pendingEmail: null,
  passkeys: [],
  sessions: [
    { id: A_UUID, client: CHROME, createdAt: AT, lastUsedAt: AT, current: true },
    {
      id: '4f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a6b',
      client: PHONE,
      createdAt: AT,
      lastUsedAt: AT,
      current: false,
    },
  ],
  devices: [
    {
      id: '5f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a6b',
      client: PHONE,
      createdAt: AT,
      lastUsedAt: AT,
      expiresAt: AT,
    },
  ],
};

const DOCUMENTS = { wanted: [], missing: [] };
export const REGISTRATION: RegistrationDraft = {
  document: '52998224725',
  personalData: null,
  companyData: null,
  partners: null,
  address: null,
  documents: DOCUMENTS,
};

/** Buttons that open the forms of the account, by the name of the form. */
const OPENERS: Partial<Record<string, string>> = {
  'Seus dados': 'Mudar Nome e celular',
  'Trocar e-mail': 'Mudar E-mail',
  'Trocar senha': 'Mudar Senha',
  'Código por e-mail': 'Ligar Código por e-mail',
};

type Who = {
  user?: LoggedUser;
  viewer?: Viewer;
  /** Session storage; without it no draft is stored. */
  tab?: ReturnType<typeof memoryStorage>;
};

/** Opens a page of the account, with a server that knows this user and these sessions. */
export async function openAccount(
  path: string,
  answers: Answer[],
  security: Partial<AccountSecurity> = {},
  { user = aUser(), viewer = aViewer('customer'), tab }: Who = {},
) {
  const scene = siteScene({}, path, { tab });
  const view = renderRoute(amongOthers(memberAreaRoutes), path, {
    wire: scene.wire,
    viewer,
    answers: [
      answer(getLoggedUser, user),
      answer(getRegistration, REGISTRATION),
      answer(getAccountSecurity, { ...SECURITY, ...security }),
      ...answers,
    ],
  });
  await screen.findAllByRole('heading', { level: 2 });
  await screen.findAllByRole('button', { name: /^(Mudar|Fechar) (Senha|E-mail)/ });
  await waitFor(() =>
    expect(view.transport.requestsOf(getAccountSecurity)).not.toHaveLength(0),
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve))); // React shows the answer
  const fill = async (form: string, values: Record<string, string>) => {
    const opener = OPENERS[form];
    const closed = opener && screen.queryByRole('button', { name: opener });
    if (closed) await view.user.click(closed);
    const within_ = within(await screen.findByRole('form', { name: form }));
    for (const [label, value] of Object.entries(values))
      await view.user.type(within_.getByLabelText(label), value);
    return within_;
  };
  return { ...view, ...scene, fill };
}
