import * as z from 'zod/mini';
import { quickRegistrationForm } from '@site/contracts';
import { buildApp } from '../../app';
import { testApi } from '../../testing/api';

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

describe('the OpenAPI document', () => {
  it('is version 3.1 and describes every call with its answers, headers and sign-in', async () => {
    const response = await api.app.inject('/api/v1/openapi.json');
    const document = response.json<Document>();
    expect(response.statusCode).toBe(200);
    expect(document.openapi).toMatch(/^3\.1/);
    const ids = new Set<string>();
    for (const { method, path, access } of api.app.routeTable) {
      const operation =
        document.paths[`/api/v1/${path.replace(/:(\w+)/g, '{$1}')}`]?.[
          method.toLowerCase()
        ];
      if (!operation) throw new Error(`${method} ${path} is not described`);
      const where = `${method} ${path}`;
      expect([where, operation.summary]).toEqual([where, expect.stringMatching(/.{5}/)]);
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
    const { paths } = (await api.app.inject('/api/v1/openapi.json')).json<Document>();
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

  it('is browsable at /docs in demo mode, and not in production', async () => {
    expect((await api.app.inject('/docs')).statusCode).toBe(200);
    const config = { ...api.ports.config, APP_MODE: 'production' as const };
    const app = await buildApp({ ...api.ports, config }, { worksOutbox: false });
    for (const path of ['/docs', '/docs/', '/docs/static/index.html', '/docs/json'])
      expect([path, (await app.inject(path)).statusCode]).toEqual([path, 404]);
    await app.close();
  });
});
