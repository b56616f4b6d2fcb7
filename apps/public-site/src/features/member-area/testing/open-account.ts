import { act, screen, waitFor, within } from '@testing-library/react';
import {
  type AccountSecurity,
  getAccountSecurity,
  getLoggedUser,
  getRegistration,
  type LoggedUser,
  type RegistrationDraft,
} from '@site/api-contract';
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

/** Opens a page of the account, with a server that knows this user and these sessions. */
export async function openAccount(
  path: string,
  answers: Answer[],
  security: Partial<AccountSecurity> = {},
  user: LoggedUser = aUser(),
) {
  const scene = siteScene();
  const view = renderRoute(amongOthers(memberAreaRoutes), path, {
    wire: scene.wire,
    viewer: aViewer('customer'),
    answers: [
      answer(getLoggedUser, user),
      answer(getRegistration, REGISTRATION),
      answer(getAccountSecurity, { ...SECURITY, ...security }),
      ...answers,
    ],
  });
  await screen.findAllByRole('heading', { level: 2 });
  await screen.findAllByRole('form');
  await waitFor(() =>
    expect(view.transport.requestsOf(getAccountSecurity)).not.toHaveLength(0),
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve))); // React shows the answer
  const fill = async (form: string, values: Record<string, string>) => {
    const within_ = within(await screen.findByRole('form', { name: form }));
    for (const [label, value] of Object.entries(values))
      await view.user.type(within_.getByLabelText(label), value);
    return within_;
  };
  return { ...view, ...scene, fill };
}
