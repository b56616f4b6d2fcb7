import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REFUSAL_REASONS } from '@site/api-contract';
import { testApi } from '../testing/api';
import { openApiDocument } from '../testing/openapi-document';
import { answerTo, Refusal, refuse } from './errors';

const api = testApi();
const SOURCES = join(__dirname, '..');

describe('the reasons of refusals', () => {
  const used = new Set(
    sourcesIn(SOURCES).flatMap((text) =>
      [...text.matchAll(/\breason: '([a-z-]+)'/g)].map(([, word]) => word),
    ),
  );

  it.each(Object.keys(REFUSAL_REASONS))('%s is said by some refusal', (reason) =>
    expect([...used]).toContain(reason),
  );

  it('are English words in kebab-case', () => {
    for (const reason of Object.keys(REFUSAL_REASONS))
      expect(reason).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('travel beside the message', () => {
    const refusal = new Refusal('conflict', 'Já foi.', { reason: 'already-proposal' });
    expect(answerTo(refusal)).toMatchObject({
      status: 409,
      body: { message: 'Já foi.', reason: 'already-proposal' },
    });
  });

  it('are owed by every conflict: one without does not compile', () => {
    // @ts-expect-error -- the reason is missing
    expect(() => refuse('conflict', 'Mudou.')).toThrow('Mudou.');
    // @ts-expect-error -- no reason of the contract
    expect(() => refuse('conflict', 'Mudou.', { reason: 'mudou' })).toThrow('Mudou.');
  });

  it('are owed by the conflict that the database finds, too', () => {
    expect(answerTo({ cause: { code: '23505' } }).body.reason).toBe('changed-meanwhile');
  });

  it('stand in the OpenAPI document, which lets other words through', async () => {
    const { paths } = await openApiDocument<{
      paths: Record<string, { post: { responses: Record<string, unknown> } }>;
    }>(api);
    expect(paths['/api/v1/simulations']?.post.responses['409']).toMatchObject({
      content: {
        'application/json': {
          schema: {
            properties: {
              reason: { type: 'string', examples: Object.keys(REFUSAL_REASONS) },
            },
            required: ['message', 'traceId'],
          },
        },
      },
    });
  });
});

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
