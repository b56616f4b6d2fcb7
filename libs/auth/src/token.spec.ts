import { ANONYMOUS, isDealerUser, type ViewerKind } from '@site/api-contract';
import { aToken, aUserFor, aViewer, claimsFor } from '@site/testing';
import { safeReturnPath } from './return-url';
import { claimsOf, decodeToken, InvalidToken } from './token';
import { homeOf, viewerFromToken } from './viewer';

const claims = claimsFor(aViewer('seller'));

function reasonOf(token: unknown): string {
  try {
    decodeToken(token);
  } catch (error) {
    if (error instanceof InvalidToken) return error.reason;
  }
  return 'none';
}

describe('decoding a token', () => {
  it('gives its claims', () => expect(decodeToken(aToken(claims))).toEqual(claims));
  it.each([
    [42, 'not a string'],
    [null, 'not a string'],
    [undefined, 'not a string'],
    ['', 'missing part'],
    ['abc', 'missing part'],
    ['abc.def', 'missing part'],
    ['abc.d.ghi', 'bad base64'],
    ['abc.###.ghi', 'bad base64'],
    [`abc.${btoa('no json')}.ghi`, 'bad JSON'],
    [aToken({}), 'bad claims'],
    [aToken({ ...claims, role: 'ADMIN' }), 'bad claims'],
    [aToken({ ...claims, primarysid: 7 }), 'bad claims'],
    [`abc.${btoa('null')}.ghi`, 'bad claims'],
  ])('of %j fails as: %s', (token, reason) => {
    expect(reasonOf(token)).toBe(reason);
    expect(claimsOf(token)).toBeNull();
  });
});

describe('who is looking', () => {
  it.each<ViewerKind>(['customer', 'dealer', 'seller', 'consultant'])(
    'a token makes a %s',
    (kind) => {
      const viewer = aViewer(kind);
      expect(
        viewerFromToken(aToken(claimsFor(viewer)), {
          dealershipName: viewer.dealershipName,
          rights: aUserFor(viewer)?.rights,
        }),
      ).toEqual(viewer);
    },
  );
  it('a customer whose account is of a company is one', () => {
    const token = aToken(claimsFor(aViewer('customer')));
    expect(
      (['PJ', 'PF'] as const).map(
        (personType) => viewerFromToken(token, { personType }).isCompany,
      ),
    ).toEqual([true, undefined]);
  });
  it('no token and a broken one make an anonymous visitor', () => {
    expect(viewerFromToken(null)).toBe(ANONYMOUS);
    expect(viewerFromToken('x.y.z')).toBe(ANONYMOUS);
  });
  it('a user counts as dealer if they have a dealershipId', () => {
    expect(
      ['customer', 'dealer', 'seller', 'consultant'].map((kind) =>
        isDealerUser(aViewer(kind as ViewerKind)),
      ),
    ).toEqual([false, true, true, false]);
    expect(viewerFromToken(aToken({ ...claims, role: undefined })).kind).toBe('dealer');
  });
  it.each<[ViewerKind, string]>([
    ['anonymous', '/'],
    ['customer', '/area-logada'],
    ['dealer', '/concessionarias'],
    ['seller', '/concessionarias/seller'],
    ['consultant', '/consultor'],
  ])('the home of a %s is %s', (kind, home) => expect(homeOf(aViewer(kind))).toBe(home));
});

it.each([
  ['/area-logada/propostas?x=1#y', '/area-logada/propostas?x=1#y'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['/.//evil.example', null],
  ['/..//evil.example', null],
  ['/x/..//evil.example', null],
  ['/\t/evil.example', null],
  ['/\n/evil.example', null],
  ['\t//evil.example', null],
  ['\\\\evil.example', null],
  ['evil.example', null],
  ['http:evil.example', null],
  ['//localhost:8080@evil.example', null],
  ['//localhost:80', null],
  ['/%5Cevil.example', '/%5Cevil.example'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['', null],
  [null, null],
])('a returnUrl of %j leads to %j', (returnUrl, path) =>
  expect(safeReturnPath(returnUrl, 'http://localhost:8080')).toBe(path),
);
