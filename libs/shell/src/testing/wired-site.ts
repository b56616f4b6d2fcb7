import { accountsApi, type FailurePopup } from '@site/api-client';
import { parseAnswer } from '@site/api-contract/calls';
import { MEMBER_AREA_PATH } from '@site/api-contract/site-paths';
import { memoryStorage } from '@site/auth';
import {
  type Answer,
  aToken,
  aUser,
  aViewer,
  claimsFor,
  stubTransport,
} from '@site/testing';
import { wireBrowser } from '../wiring/wiring';

export const token = aToken(claimsFor(aViewer('customer')));
export const session = { token, user: aUser() };
export const NOW = 1_800_000_000_000;
export const settle = () => new Promise((resolve) => setTimeout(resolve, 10));

/** The public site in a browser of its own, against stubbed answers. */
export function site(
  answers: Answer[],
  entries: Record<string, string> = {},
  url = 'http://localhost:8080/area-logada',
  now = () => NOW,
) {
  const transport = stubTransport({ answers });
  const storage = memoryStorage(entries);
  const popups: FailurePopup[] = [];
  const notices: string[] = [];
  const visited: string[] = [];
  const planned: (() => void)[] = [];
  const wired = wireBrowser({
    app: 'public-site',
    api: { apiKey: 'rodar-demo', brandId: '1', parseAnswer },
    ports: {
      fetch: transport.fetch,
      storage,
      randomId: () => '11111111-1111-4111-8111-111111111111',
      cookies: () => 'XSRF-TOKEN=abc',
      url: () => new URL(url),
      load: (to) => visited.push(`load ${to}`),
      isGuarded: () => new URL(url).pathname.startsWith(MEMBER_AREA_PATH),
      navigate: (to) => visited.push(to),
      showPopup: async (popup) => void popups.push(popup),
      showNotice: ({ text }) => void notices.push(text),
      now,
      schedule: (run) => (planned.push(run), () => undefined),
    },
  });
  const signIn = (email = 'ana@example.com') =>
    wired.store
      .dispatch(accountsApi.endpoints.signIn.initiate({ body: { email, password: 'x' } }))
      .unwrap();
  /** Resumes a suspended page whose next refresh is due. */
  const wakeUp = async () => {
    planned.at(-1)?.();
    await settle();
  };
  return {
    ...{ ...transport, ...wired, signIn, wakeUp },
    ...{ raw: storage, popups, notices, visited },
  };
}
