import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type Call } from '@site/api-contract';
import { type CallSchemas } from '@site/api-contract/calls';

/** A JSON schema of which only rules are left: no description, example or default. */
export type Schema = { readonly [keyword: string]: unknown };

/** A call with what it asks and answers. */
export type WholeCall = Call & CallSchemas;

/** One call as it goes over the wire: everything a caller sends, and the good answer. */
export type WireCall = { request: Schema; answer: Schema };

/** All calls by method and path, such as `GET leads/{}`. */
export type WireContract = Readonly<Record<string, WireCall>>;

/** Keywords for readers, which no program enforces. */
const WORDS = ['$schema', 'title', 'description', 'examples', 'example', 'default', 'id'];
/** A schema with fewer characters is written in its place. */
const SHORTEST = 80;

/**
 * The wire contract of these calls. Parameters of paths are numbered, since their names
 * aren't on the wire. Rules written as functions are in no JSON schema, and so not here.
 */
export function wireContractOf(calls: readonly WholeCall[]): WireContract {
  return Object.fromEntries(
    calls
      .map((call): [string, WireCall] => [
        `${call.method} ${call.path.replace(/:\w+/g, '{}')}`,
        { request: requestOf(call), answer: answerOf(call) },
      ])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/**
 * The contract as text: a line for each call, then a line for each schema, which others
 * name by its hash. A field that may be left out has a question mark, as in TypeScript.
 * The same contract gives the same text.
 */
export function textOf(contract: WireContract): string {
  const shapes = new Map<string, unknown>();
  const lines = Object.entries(contract).map(
    ([name, { request, answer }]) =>
      `${name} ${JSON.stringify({ request: shared(request, shapes), answer: shared(answer, shapes) })}`,
  );
  const named = [...shapes].map(([id, shape]) => `#${id} ${JSON.stringify(shape)}`);
  return `${[...lines, ...named.sort()].join('\n')}\n`;
}

/** The contract that `textOf` wrote. */
export function contractOf(text: string): WireContract {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line): [string, unknown] => {
      const at = line.indexOf(' {"');
      return [line.slice(0, at), JSON.parse(line.slice(at + 1))];
    });
  const shapes = new Map(lines.filter(([name]) => name.startsWith('#')));
  return Object.fromEntries(
    lines
      .filter(([name]) => !name.startsWith('#'))
      .map(([name, call]) => [name, whole(call, shapes) as WireCall]),
  );
}

function requestOf(call: WholeCall): Schema {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const path = call.params ? schemaOf(call.params, 'input') : { properties: {} };
  const rules = path['properties'] as Schema;
  const type = call.multipart ? 'multipart/form-data' : 'application/json';
  const query = call.query && schemaOf(call.query, 'input');
  return objectOf({
    ...(names.length > 0 && {
      path: objectOf(
        Object.fromEntries(names.map((name, at) => [at + 1, rules[name] ?? {}])),
      ),
    }),
    ...(query && { [query['required'] ? 'query' : 'query?']: query }),
    ...(call.body && {
      'content-type': { enum: [type] },
      body: schemaOf(call.body, 'input'),
    }),
    ...(call.idempotent && {
      [call.idempotent === 'required' ? 'idempotency-key' : 'idempotency-key?']: {
        type: 'string',
      },
    }),
  });
}

const answerOf = (call: WholeCall): Schema =>
  objectOf({
    status: { enum: [call.status] },
    ...(call.file
      ? { file: { enum: [...call.file].sort() } }
      : { data: schemaOf(call.data, 'output') }),
  });

/** An object with these fields; all are required except names that end in `?`. */
const objectOf = (fields: Record<string, unknown>): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, rule]) => [name.replace(/\?$/, ''), rule]),
  ),
  ...requiredOf(Object.keys(fields)),
});

/** The list of required names as a part of a schema, which has none when it is empty. */
function requiredOf(marked: readonly string[]): Schema {
  const required = marked.filter((name) => !name.endsWith('?')).sort();
  return required.length > 0 ? { required } : {};
}

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Schema =>
  rulesOf(
    z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Schema,
  );

/** A schema without its words, with its lists of names and values in order. */
function rulesOf(schema: Schema): Schema {
  const rules = Object.entries(schema).filter(([keyword]) => !WORDS.includes(keyword));
  return Object.fromEntries(
    rules
      .map(([keyword, rule]): [string, unknown] => {
        if (keyword === 'const') return ['enum', [rule]];
        if (keyword === 'enum' || keyword === 'required')
          return [keyword, [...(rule as unknown[])].sort()];
        if (keyword === 'properties')
          return [
            keyword,
            Object.fromEntries(
              Object.entries(rule as Schema)
                .map(([name, inner]): [string, Schema] => [
                  name,
                  rulesOf(inner as Schema),
                ])
                .sort(([one], [other]) => (one < other ? -1 : 1)),
            ),
          ];
        if (Array.isArray(rule))
          return [keyword, rule.map((one) => (isObject(one) ? rulesOf(one) : one))];
        return [keyword, isObject(rule) ? rulesOf(rule) : rule];
      })
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/**
 * Moves each long schema into the shapes, inner ones first, and puts its name in its
 * place.
 */
function shared(value: unknown, shapes: Map<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => shared(one, shapes));
  if (!isObject(value)) return value;
  const shape = Object.fromEntries(
    Object.entries(marked(value)).map(([name, one]) => [name, shared(one, shapes)]),
  );
  const text = JSON.stringify(shape);
  // A list of fields may have one that is called type; its rule is no word.
  if (text.length < SHORTEST || typeof shape['type'] !== 'string') return shape;
  const id = createHash('sha256').update(text).digest('hex').slice(0, 10);
  shapes.set(id, shape);
  return { $shape: id };
}

function whole(value: unknown, shapes: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => whole(one, shapes));
  if (!isObject(value)) return value;
  if (typeof value['$shape'] === 'string')
    return whole(shapes.get(`#${value['$shape']}`), shapes);
  return Object.fromEntries(
    Object.entries(unmarked(value)).map(([name, one]) => [name, whole(one, shapes)]),
  );
}

/** An object's schema with a question mark at each optional field, and no list of names. */
function marked(schema: Schema): Schema {
  const { properties, required = [], ...rest } = schema;
  if (schema['type'] !== 'object' || !isObject(properties)) return schema;
  const fields = Object.entries(properties).map(([name, rule]): [string, unknown] => [
    (required as string[]).includes(name) ? name : `${name}?`,
    rule,
  ]);
  return { ...rest, properties: Object.fromEntries(fields) };
}

function unmarked(schema: Schema): Schema {
  const { properties, ...rest } = schema;
  if (schema['type'] !== 'object' || !isObject(properties)) return schema;
  const { required, ...fields } = objectOf(properties);
  return { ...rest, ...fields, ...(required ? { required } : {}) };
}

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
