import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { districts } from '@site/api-contract/calls';
import { buildApp } from '../../../app';
import { testApi } from '../../../testing/api';
import { openApiDocument } from '../../../testing/openapi-document';

const api = testApi();

type Operation = {
  summary?: string;
  operationId?: string;
  tags: string[];
  parameters?: { in: string; name: string }[];
  requestBody?: unknown;
  responses: Record<string, { content?: unknown }>;
  security?: unknown;
};
type Document = {
  openapi: string;
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
};

const isDocument = (value: unknown) =>
  typeof value === 'object' && value !== null && 'openapi' in value;

describe('the OpenAPI document', () => {
  it('is version 3.1 and describes every call with its answers, headers and sign-in', async () => {
    const document = await openApiDocument<Document>(api);
    expect(document.openapi).toMatch(/^3\.1/);
    const ids = new Set<string>();
    for (const { method, path, access } of api.app.routeTable) {
      const operation =
        document.paths[`/api/v1/${path.replace(/:(\w+)/g, '{$1}')}`]?.[
          method.toLowerCase()
        ];
      if (!operation) throw new Error(`${method} ${path} is not described`);
      const where = `${method} ${path}`;
      expect(where).toEqual(where);
      expect(operation.summary).toEqual(expect.stringMatching(/.{5}/));
      expect(
        Object.keys(operation.responses).some((status) => status.startsWith('20')),
      ).toBe(true);
      const refusals = [
        ...(path.includes(':') || operation.requestBody ? ['404'] : []),
        'default',
      ];
      for (const status of refusals)
        expect([where, status, operation.responses[status]?.content]).toEqual([
          where,
          status,
          expect.anything(),
        ]);
      expect(operation.parameters?.map(({ name }) => name)).toEqual(
        expect.arrayContaining([
          'x-api-key',
          'x-brand-id',
          ...(method === 'GET' ? [] : ['x-xsrf-token']),
        ]),
      );
      expect(operation.security).toEqual(
        access.includes('anyone') ? [{}, { bearer: [] }] : [{ bearer: [] }],
      );
      ids.add(operation.operationId ?? '');
    }
    expect(ids.size).toBe(api.app.routeTable.length);
  });

  it('has each call by its name in the contract, under its district', async () => {
    const document = await openApiDocument<Document>(api);
    const told = Object.values(document.paths)
      .flatMap((path) => Object.values(path))
      .map(({ operationId, tags }) => [operationId, tags]);
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries(
        Object.entries(districts).map(([name, district]) => [name, [district]]),
      ),
    );
  });

  it('says in words what each district is about', async () => {
    const { tags } = await openApiDocument<Document>(api);
    expect(new Set(tags.map(({ name }) => name))).toEqual(
      new Set(Object.values(districts)),
    );
    for (const { description } of tags) expect(description).toMatch(/.{40}/);
  });

  it('names schemas as the contract does', async () => {
    const text = (await api.app.inject('/api/v1/openapi.json')).payload;
    for (const name of ['LoggedUser', 'Quote', 'Installment', 'ProposalState', 'Uuid'])
      expect(text).toContain(`"$ref":"#/components/schemas/${name}"`);
  });

  it('speaks Portuguese of answers, and names no bound of JavaScript', async () => {
    const text = (await api.app.inject('/api/v1/openapi.json')).payload;
    expect(text).toContain('"description":"Sucesso"');
    expect(text).toContain(
      '"description":"Recusa que toda chamada pode dar: 400 (campo), 401 (sessão), 429 (espere), 500 ou 503 (tente de novo)"',
    );
    expect(text).not.toContain('Default Response');
    expect(text).not.toContain('9007199254740991');
  });

  it('is written and compressed once, at most 640 KB long, and known by its ETag', async () => {
    const ask = (headers: Record<string, string> = {}) =>
      api.app.inject({ url: '/api/v1/openapi.json', headers });
    const plain = await ask();
    expect(plain.rawPayload.length).toBeLessThanOrEqual(640_000);
    expect(plain.headers['content-type']).toBe('application/json; charset=utf-8');
    const etag = String(plain.headers.etag);
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
    ] as const) {
      const packed = await ask({ 'accept-encoding': accepted });
      expect(packed.headers['content-encoding']).toEqual(encoding);
      expect(packed.headers.vary).toBe('accept-encoding');
      expect(packed.rawPayload.length).toBeLessThan(80_000);
      expect(unpack(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
      const known = await ask({
        ...{ 'accept-encoding': accepted, 'if-none-match': `"older", ${etag}` },
      });
      expect(known.statusCode).toBe(304);
      expect(known.rawPayload.length).toBe(0);
    }
    const stringify = jest.spyOn(JSON, 'stringify');
    for (let times = 0; times < 20; times += 1) await ask();
    expect(stringify.mock.calls.filter(([value]) => isDocument(value))).toEqual([]);
    stringify.mockRestore();
  });

  it('names what stands in it more than once, and refers to nothing else', async () => {
    const text = (await api.app.inject('/api/v1/openapi.json')).payload;
    const { components } = JSON.parse(text) as {
      components: Record<'schemas' | 'responses' | 'parameters', object>;
    };
    const names = Object.keys(components.schemas);
    for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z0-9]+$/);
    const referred = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(new Set(referred.map(([, name]) => name))).toEqual(new Set(names));
    expect(names).toContain('Refusal');
    for (const kind of ['responses', 'parameters'] as const) {
      const found = text.matchAll(new RegExp(`"#/components/${kind}/([^"]+)"`, 'g'));
      expect(new Set([...found].map(([, name]) => name))).toEqual(
        new Set(Object.keys(components[kind])),
      );
    }
  });

  it('is browsable at /docs in demo mode, and not in production', async () => {
    expect((await api.app.inject('/docs')).statusCode).toBe(200);
    const config = { ...api.ports.config, APP_MODE: 'production' as const };
    const app = await buildApp({ ...api.ports, config }, { worksOutbox: false });
    for (const path of ['/docs', '/docs/', '/docs/static/index.html', '/docs/json'])
      expect([path, (await app.inject(path)).statusCode]).toEqual([path, 404]);
    await app.close();
  });
});
