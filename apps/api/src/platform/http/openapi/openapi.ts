import swagger from '@fastify/swagger';
import { type FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  API_KEY_HEADER,
  ATTRIBUTION_HEADER,
  BRAND_HEADER,
  type Call,
  errorBody,
  IDEMPOTENCY_HEADER,
  REFUSAL_REASONS,
  SESSION_HEADER,
  XSRF_HEADER,
} from '@site/api-contract';
import { calls, districts, namedSchemas, schemasOf } from '@site/api-contract/calls';
import { BRAND } from '@site/brand';
import { type Access } from '../../security/access';
import { addParameterExamples, addSamples } from './add-examples';
import { shareParameters } from './share-parameters';
import { nameAnswers, shareSchemas } from './share-schemas';
import { tags } from './tags.data';

/**
 * Headers of every call, for the document; `request-guard.ts` checks them with texts of
 * their own.
 */
const clientHeaders = z.object({
  [API_KEY_HEADER]: z.string(),
  [BRAND_HEADER]: z.string(),
  [SESSION_HEADER]: z.optional(z.uuid()),
});
const writeHeaders = z.extend(clientHeaders, {
  [XSRF_HEADER]: z.string(),
  [ATTRIBUTION_HEADER]: z.optional(z.string()),
});
const onceHeaders = z.extend(writeHeaders, {
  [IDEMPOTENCY_HEADER]: z.optional(z.uuid()),
});

const chargingHeaders = z.extend(writeHeaders, { [IDEMPOTENCY_HEADER]: z.uuid() });

/**
 * The contract's error body with today's reasons by name; a newer API may have more of
 * them.
 */
const documentedError = z.extend(errorBody, {
  reason: z.optional(
    z.string().register(z.globalRegistry, {
      description:
        'Motivo da recusa, para programas. Ignore palavras que você não conhece: novas podem surgir.',
      examples: Object.keys(REFUSAL_REASONS),
    }),
  ),
});

/**
 * Fastify's schema of a call: validation, answer filtering and the OpenAPI entry, all
 * from the contract.
 */
export function openApiOf(call: Call, access: readonly Access[]): object {
  const { summary, params, query, body, data } = schemasOf(call);
  const writes = call.method !== 'GET';
  if (call.multipart && body) isMultipart.add(body);
  const isPublic = access.includes('anyone');
  const refusals = [
    ...(writes || !isPublic ? [403] : []),
    ...(params || body ? [404] : []),
    ...(writes ? [409, 413, 415] : []),
    ...(call.idempotent ? [422] : []),
    // Any call may answer 400, 401, 429, 500 or 503: public calls 401 too, since a token
    // that is sent must be valid.
    'default',
  ];
  return {
    summary,
    operationId: nameOf(call),
    tags: [districts[nameOf(call)]],
    headers: headersOf(call),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(call.multipart && { consumes: ['multipart/form-data'] }),
    response: {
      [call.status]: call.file ? fileContent(call.file) : z.object({ data }),
      ...Object.fromEntries(refusals.map((status) => [status, documentedError])),
    },
    security: isPublic ? [{}, { bearer: [] }] : [{ bearer: [] }],
  };
}

function headersOf({ method, idempotent }: Call): z.ZodMiniType {
  if (idempotent === 'required') return chargingHeaders;
  return idempotent ? onceHeaders : method === 'GET' ? clientHeaders : writeHeaders;
}

function fileContent(types: readonly string[]): object {
  return {
    description: 'O arquivo',
    content: Object.fromEntries(types.map((type) => [type, { schema: z.file() }])),
  };
}

const names = new Map(Object.entries(calls).map(([name, call]) => [call, name]));

/** The name of a call in the contract, which is its id in the document. */
function nameOf(call: Call): string {
  const name = names.get(call);
  if (!name) throw new Error(`${call.method} ${call.path} is no call of the contract`);
  return name;
}

const isMultipart = new WeakSet<object>();

/**
 * Parses requests and filters answers by the contract's schemas; headers and multipart
 * bodies are only documented.
 */
export function applyContractSchemas(app: FastifyInstance): void {
  app.setValidatorCompiler((route) =>
    route.httpPart === 'headers' || isMultipart.has(route.schema as object)
      ? (value: unknown) => ({ value })
      : validatorCompiler(route as Parameters<typeof validatorCompiler>[0]),
  );
  app.setSerializerCompiler(({ schema, method, url }) => (payload) => {
    const result = z.safeParse(schema as z.ZodMiniType, payload);
    if (!result.success)
      throw new Error(
        `The answer of ${method} ${url} does not match its contract: ${z.prettifyError(result.error)}`,
      );
    return JSON.stringify(result.data);
  });
}

const OPENAPI = '3.1.0';

/** Collects the OpenAPI 3.1 document; served at `/api/v1/openapi.json`. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: OPENAPI,
      info: {
        title: BRAND.name,
        version: '1.0.0',
        description:
          'API da assinatura mensal de carros. Sucesso: `{ data }`. Recusa: `{ message, traceId, reason?, fields?, notifications? }`. Toda escrita leva em `x-xsrf-token` o valor do cookie `XSRF-TOKEN`, que vem com qualquer resposta.',
      },
      servers: [{ url: '/' }],
      tags,
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        },
      },
    },
    transform: (route) => {
      const described = toJsonSchemas(route);
      addParameterExamples(described.schema as Record<string, object | undefined>);
      return described;
    },
    transformObject: (described) => {
      const document = (described as { openapiObject: Record<string, unknown> })
        .openapiObject;
      addSamples(document);
      nameAnswers(document);
      shareSchemas(document, namesOfSchemas());
      shareParameters(document);
      return document as never;
    },
  });
}

const transformSchemas = createJsonSchemaTransform({
  zodToJsonConfig: { unrepresentable: 'any' } as never,
});

function toJsonSchemas(
  ...given: Parameters<typeof transformSchemas>
): ReturnType<typeof transformSchemas> {
  const described = transformSchemas(...given);
  dropMachineBounds(described.schema);
  return described;
}

/**
 * Drops that an integer lies between the bounds of JavaScript's own, which tells a reader
 * nothing and stood 400 times in the document.
 */
function dropMachineBounds(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  // Only JSON is walked, never a schema object of the contract.
  if (!Array.isArray(part) && Object.getPrototypeOf(part) !== Object.prototype) return;
  const schema = part as Record<string, unknown>;
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  Object.values(schema).forEach(dropMachineBounds);
}

/**
 * Names of the contract by the text of their schema, as bodies and answers contain it.
 */
function namesOfSchemas(): Map<string, string> {
  const known = new Map<string, string>();
  for (const [name, schema] of Object.entries(namedSchemas)) {
    const route = {
      url: '',
      openapiObject: { openapi: OPENAPI },
      schema: { body: schema, response: { 200: schema } },
    };
    const { body, response } = toJsonSchemas(route as never).schema as {
      body: object;
      response: { 200: object };
    };
    for (const written of [response[200], body]) {
      const text = JSON.stringify(written);
      if (!known.has(text)) known.set(text, name);
    }
  }
  return known;
}
