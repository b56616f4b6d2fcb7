import { getLoggedUser, refreshSession } from '@site/api-contract';
import { answer, aUser, guardConsole } from '@site/testing';
import { bearer } from './bearer';
import { type HttpRequest } from './pipeline';
import { client } from './testing/test-client';

guardConsole();

describe('headers of a call', () => {
  it('a bearer goes when a token exists', async () => {
    const { request, requestsOf } = client([answer(getLoggedUser, aUser())], {
      readToken: async () => 'the-token',
    });
    await request(getLoggedUser, {});
    expect(requestsOf(getLoggedUser)[0]?.headers.get('authorization')).toBe(
      'Bearer the-token',
    );
  });
  it('no bearer goes to another host, nor with the renewal itself', async () => {
    const step = bearer(() => 'the-token');
    const seen: HttpRequest[] = [];
    const next = async (request: HttpRequest) => (seen.push(request), new Response());
    const request = {
      method: 'POST',
      url: '',
      headers: {},
      idempotent: false,
      quiet: false,
    } as const;
    await step({ ...request, path: 'https://workflow.example.com/form' }, next);
    await step({ ...request, path: refreshSession.path }, next);
    expect(seen.map(({ headers }) => headers)).toEqual([{}, {}]);
  });
});
