import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { quickRegistrationForm } from '@site/api-contract';
import { buildApp } from '../../app';
import { testApi } from '../../testing/api';
import { openApiDocument } from '../../testing/openapi-document';

const api = testApi();

type Operation = {
  summary?: string;
  operationId?: string;
  parameters?: { in: string; name: string }[];
  requestBody?: unknown;
  responses: Record<string, { content?: unknown }>;
  security?: unknown;
};
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

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
        '400',
        '401',
        ...(path.includes(':') || operation.requestBody ? ['404'] : []),
        '429',
        '503',
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

  it('has an example where a pattern cannot tell what passes', async () => {
    const { paths } = await openApiDocument<Document>(api);
    const body = paths['/api/v1/users']?.['post']?.requestBody as {
      content: Record<
        string,
        { schema: { properties: Record<string, { examples?: string[] }> } }
      >;
    };
    const fields = body.content['application/json']?.schema.properties;
    const form = Object.fromEntries(
      Object.entries(fields ?? {}).map(([name, { examples }]) => [name, examples?.[0]]),
    );
    const { success, error } = z.safeParse(quickRegistrationForm, {
      ...form,
      name: 'Ana',
      hasAcceptedPrivacyPolicy: true,
    });
    expect(success ? [] : z.prettifyError(error)).toEqual([]);
    const [document] =
      paths['/api/v1/users/document/{document}']?.['get']?.parameters ?? [];
    expect(document).toMatchObject({ example: form['document'] });
  });

  it('is written and compressed once, at most 600 KB long, and known by its ETag', async () => {
    const ask = (headers: Record<string, string> = {}) =>
      api.app.inject({ url: '/api/v1/openapi.json', headers });
    const plain = await ask();
    expect(plain.rawPayload.length).toBeLessThanOrEqual(600_000);
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
      components: { schemas: Record<string, object> };
    };
    const names = Object.keys(components.schemas);
    for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z0-9]+$/);
    const referred = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(new Set(referred.map(([, name]) => name))).toEqual(new Set(names));
    expect(names).toContain('Refusal');
    expect(new Set(text.match(/#\/components\/responses\/\w+/g))).toEqual(
      new Set(['#/components/responses/Refusal']),
    );
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
