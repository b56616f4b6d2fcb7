import { type LoaderFunction, RouterContextProvider } from 'react-router-dom';
import { type ViewerKind } from '@site/api-contract';
import { aToken, aViewer, claimsFor } from '@site/testing';
import { isGuarded, requireRole, requireToken, sessionContext } from './guards';

const tokenOf = (kind: ViewerKind) =>
  kind === 'anonymous' ? null : aToken(claimsFor(aViewer(kind)));

/** The location to which a guard redirects, or null when it lets the viewer pass. */
async function run(
  loader: LoaderFunction,
  path: string,
  token: string | null | 'on the server',
) {
  const context = new RouterContextProvider();
  if (token !== 'on the server') context.set(sessionContext, { token: () => token });
  const request = new Request(`http://localhost:8080${path}`);
  const answer: unknown = await loader({
    request,
    context,
    params: {},
    url: new URL(request.url),
    pattern: path,
  } as never);
  return answer instanceof Response ? answer.headers.get('location') : answer;
}

const portal = requireRole('SELLER', 'DEALER');
const consultants = requireRole('CONSULTANT');
const ROOT = 'http://localhost:8080/';

describe('concessionarias', () => {
  it.each<[ViewerKind, string | null]>([
    ['anonymous', ROOT],
    ['customer', ROOT],
    ['dealer', null],
    ['seller', null],
    ['consultant', ROOT],
  ])('opened by a %s leads to %s', async (kind, target) =>
    expect(await run(portal, '/concessionarias/propostas', tokenOf(kind))).toBe(target),
  );
  it.each<ViewerKind>(['anonymous', 'customer', 'consultant'])(
    'its login is open to a %s',
    async (kind) => {
      expect(await run(portal, '/concessionarias/login', tokenOf(kind))).toBeNull();
    },
  );
  it('a broken token is nobody', async () =>
    expect(await run(portal, '/concessionarias', 'x.y.z')).toBe(ROOT));
});

describe('consultor', () => {
  it.each<[ViewerKind, string | null]>([
    ['anonymous', ROOT],
    ['customer', ROOT],
    ['dealer', ROOT],
    ['seller', ROOT],
    ['consultant', null],
  ])('opened by a %s leads to %s', async (kind, target) =>
    expect(await run(consultants, '/consultor', tokenOf(kind))).toBe(target),
  );
});

describe('area-logada', () => {
  it('without a stored token leads to /conta/login', async () => {
    expect(await run(requireToken(), '/area-logada', null)).toBe(
      'http://localhost:8080/conta/login',
    );
  });
  it.each<ViewerKind>(['customer', 'dealer'])('lets a %s in', async (kind) =>
    expect(await run(requireToken(), '/area-logada', tokenOf(kind))).toBeNull(),
  );
});

describe('every guard', () => {
  it.each([
    ['role', portal],
    ['token', requireToken()],
  ])('of a %s passes on the server', async (_name, guard) => {
    expect(await run(guard, '/area-logada', 'on the server')).toBeNull();
  });
  it.each([
    ['role', portal],
    ['token', requireToken()],
  ])('of a %s runs again in the browser', (_name, guard) =>
    expect(guard.hydrate).toBe(true),
  );
  it('is known on the page that it guards', () => {
    const frame = { route: { loader: () => null } };
    for (const loader of [portal, requireToken()])
      expect(isGuarded([frame, { route: { loader } }])).toBe(true);
    expect(isGuarded([frame, { route: {} }])).toBe(false);
  });
  it('loads a document, since another app may own the target', async () => {
    const context = new RouterContextProvider();
    context.set(sessionContext, { token: () => null });
    const answer: unknown = await portal({
      request: new Request('http://localhost:8080/concessionarias'),
      context,
      params: {},
    } as never);
    expect(
      answer instanceof Response && answer.headers.get('X-Remix-Reload-Document'),
    ).toBe('true');
  });
});
