import { getBoletoPdf, listPrices, signIn } from '@site/api-contract';
import { type Answer, guardConsole, refuse, unreachable } from '@site/testing';
import { type ClientWiring } from '../client';
import { explain } from '../failures/catalogue';
import {
  failure,
  FailureError,
  isRefusedFor,
  markOrSentence,
  NETWORK_MESSAGE,
  serverSentence,
} from './failure';
import { client } from './testing/test-client';

guardConsole();

describe('a failure', () => {
  const failureOfCall = async (answers: Answer[], wiring?: Partial<ClientWiring>) => {
    const error: unknown = await client(answers, wiring)
      .request(signIn, { body: { email: '529.982.247-25', password: 'x' } })
      .catch((e: unknown) => e);
    if (!(error instanceof FailureError)) throw error;
    return error.failure;
  };
  it('carries what the server said, and what was typed', async () => {
    const body = {
      message: 'Confirme o acesso.',
      traceId: 'abc',
      notifications: [{ key: 'MfaRequired', message: 'x' }],
      userId: 'u1',
    };
    expect(await failureOfCall([refuse(signIn, 403, body)])).toEqual({
      kind: 'refusal',
      status: 403,
      path: 'authentications',
      external: false,
      quiet: true,
      message: 'Confirme o acesso.',
      isServersMessage: true,
      traceId: 'abc',
      fields: [],
      notifications: [{ key: 'MfaRequired', message: 'x' }],
      userId: 'u1',
      identifier: '529.982.247-25',
    });
  });
  it('of another host is known as such, so that its 401 ends no session', async () => {
    const refused = async () => new Response('{}', { status: 401 });
    const call = {
      method: 'POST',
      headers: {},
      idempotent: false,
      quiet: false,
    } as const;
    const failureOf = async (path: string) => {
      const error: unknown = await failure({ ...call, path, url: path }, refused).catch(
        (e: unknown) => e,
      );
      return error instanceof FailureError ? error.failure : null;
    };
    for (const [path, external] of [
      ['https://workflow.example.com/form', true],
      ['users/logged-users', false],
    ] as const)
      expect(await failureOf(path)).toMatchObject({ status: 401, external });
  });
  it('knows how long to wait', async () => {
    expect(
      await failureOfCall([refuse(signIn, 429, {}, { 'retry-after': '120' })]),
    ).toMatchObject({ status: 429, retryAfterSeconds: 120 });
  });
  it('without a network has a sentence of its own', async () => {
    expect(await failureOfCall([unreachable(signIn)])).toMatchObject({
      kind: 'network',
      status: 0,
      message: NETWORK_MESSAGE,
      isServersMessage: false,
    });
  });
  it('without a readable body takes the trace id from the header', async () => {
    const fetch = async () =>
      new Response('<html>', {
        status: 502,
        headers: {
          traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
        },
      });
    expect(await failureOfCall([], { fetch })).toMatchObject({
      status: 502,
      message: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
      traceId: '0af7651916cd43dd8448eb211c80319c',
    });
  });
  const answering = (status: number, body: unknown) => async () =>
    new Response(JSON.stringify(body), { status });
  it.each<[string, object, string, string]>([
    [
      'fields',
      { fields: [{ key: 'Cep', message: 'Não atendemos.' }] },
      'CEP',
      'Não atendemos.',
    ],
    [
      'notifications',
      { notifications: [{ key: 'Cnh', message: 'Venceu.' }] },
      'CNH',
      'Venceu.',
    ],
  ])("with %s alone is shown: 'Erro nos campos:'", async (_what, body, label, text) => {
    const failure = await failureOfCall([], { fetch: answering(422, body) });
    const { popup } =
      explain({ ...failure, path: 'users/1', quiet: false }, { url: '' }) ?? {};
    expect(popup).toMatchObject({ title: 'Erro nos campos:', items: [{ label, text }] });
  });
  it('leaves out what it cannot read, and keeps the rest', async () => {
    const body = { message: 7, fields: [null, { key: 'Cep', message: 'x' }], reason: {} };
    const failure = await failureOfCall([], { fetch: answering(400, body) });
    expect(failure).toMatchObject({
      message: '',
      fields: [{ key: 'Cep', message: 'x' }],
    });
    expect(failure).not.toHaveProperty('reason');
  });
  it("speaks with the server's sentence, else with the screen's own", async () => {
    const own = 'Tente de novo.';
    const refusal = await failureOfCall([refuse(signIn, 409, { message: 'Já foi.' })]);
    expect(serverSentence(refusal, own)).toBe('Já foi.');
    const block = await failureOfCall([refuse(signIn, 429, { message: 'Espere.' })]);
    expect(serverSentence(block, own)).toBe(own); // the popup shows it
    const faults = [await failureOfCall([unreachable(signIn)])];
    faults.push(await failureOfCall([], { fetch: answering(502, 'Bad gateway') }));
    for (const fault of faults) expect(serverSentence(fault, own)).toBe(own);
    expect(serverSentence(new Error('x'), own)).toBe(own);
  });
  it('speaks of one sent thing with the mark of its field, else with a sentence', async () => {
    const own = 'Não foi.';
    const fields = [{ key: 'File', message: 'Use PDF.' }];
    const marked = await failureOfCall([refuse(signIn, 400, { message: 'x', fields })]);
    expect(markOrSentence(marked, own)).toBe('Use PDF.');
    const refusal = await failureOfCall([refuse(signIn, 409, { message: 'Já foi.' })]);
    expect(markOrSentence(refusal, own)).toBe('Já foi.');
    const silent = await failureOfCall([refuse(signIn, 409, { message: '' })]);
    expect(markOrSentence(silent, own)).toBe(own);
    expect(markOrSentence(silent)).toBe('');
  });
  it('says why by a word; one that a newer API made says nothing', async () => {
    const refused = (reason: string) =>
      failureOfCall([], { fetch: answering(409, { message: '', traceId: 'x', reason }) });
    const failure = await refused('guarantee-over');
    expect(isRefusedFor(failure, 'guarantee-over')).toBe(true);
    expect(isRefusedFor(failure, 'price-guaranteed', 'basket-changed')).toBe(false);
    const newer = await refused('made-next-year');
    expect(newer).toMatchObject({ status: 409, message: '', kind: 'refusal' });
    expect(isRefusedFor(newer, 'guarantee-over')).toBe(false);
    expect(isRefusedFor(undefined, 'guarantee-over')).toBe(false);
  });
  it('given up by the caller is no network failure', async () => {
    const controller = new AbortController();
    const { request } = client([], {
      fetch: async () => Promise.reject(new DOMException('gone', 'AbortError')),
    });
    controller.abort();
    await expect(
      request(listPrices, {}, { signal: controller.signal }),
    ).rejects.toMatchObject({ failure: { kind: 'aborted' } });
  });
  it.each([
    ['that broke off is one of the network', new TypeError('network error'), 'network'],
    ['given up is none', new DOMException('gone', 'AbortError'), 'aborted'],
  ])('while its answer is read, %s', async (_, error, kind) => {
    const body = () => new ReadableStream({ pull: (stream) => stream.error(error) });
    const { request } = client([], { fetch: async () => new Response(body()) });
    await expect(request(listPrices, {})).rejects.toMatchObject({ failure: { kind } });
    await expect(
      request(getBoletoPdf, { params: { id: '1', charge: '2' } }),
    ).rejects.toMatchObject({ failure: { kind } });
  });
});
