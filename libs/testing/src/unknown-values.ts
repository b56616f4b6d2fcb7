import * as z from 'zod/mini';
import { type Call } from '@site/api-contract';
import { schemasOf } from '@site/api-contract/calls';
import { type Answer } from './stub-transport';

/** A value of an enum that no version of the contract has. */
export const UNKNOWN_VALUE = 'valor-de-amanha';

/**
 * Answers of an API that is newer than the page: each call gives data of its contract, but
 * every text that is one of several known values has one that the contract does not know.
 * `kept` names fields that stay as they are, since they say who is looking.
 */
export function answersWithUnknownValues(
  calls: readonly Call[],
  kept: readonly string[] = [],
): Answer[] {
  return calls.map((call) => ({
    call,
    reply: async () => ({
      status: call.status,
      json: { data: call.file ? {} : sampleOf(schemaOf(call), '', kept) },
    }),
  }));
}

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
};

const schemaOf = (call: Call) =>
  z.toJSONSchema(schemasOf(call).data, {
    io: 'output',
    unrepresentable: 'any',
    reused: 'inline',
  }) as Schema;

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: '2026-12-04',
  'date-time': '2026-12-04T13:30:00.000Z',
  email: 'ana@example.com',
  uuid: '4f9a4a3e-6c57-4a0c-9a57-1f6c1d0b7a11',
};
/** Days and times that are plain texts in the contract, by field name. */
const BY_NAME: readonly [RegExp, string][] = [
  [/^id$|Id$/, BY_FORMAT['uuid'] ?? ''],
  [/Month$/, '2026-12'],
  [/At$/, '2026-12-04T13:30:00.000Z'],
  [
    /^(date|day|since|from|to|until|today|textVersion)$|(Date|Day|Days|On|By|Until|From)$/,
    '2026-12-04',
  ],
  [/^cep$/, '01310100'],
  [/^time$/, '13:30'],
];
const TEXTS = ['Texto', '13:30', 'texto', 'SP', '1'];

function sampleOf(schema: Schema, name: string, kept: readonly string[]): unknown {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices)
    return sampleOf(choices.find(({ type }) => type !== 'null') ?? {}, name, kept);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, name, kept)));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) {
    const isChoice = schema.enum.length > 1 && typeof schema.enum[0] === 'string';
    return isChoice && !kept.includes(name) ? UNKNOWN_VALUE : schema.enum[0];
  }
  const { prefixItems, items, properties = {}, propertyNames } = schema;
  const { additionalProperties: rest } = schema;
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries([
        ...Object.entries(properties).map(([key, one]) => [
          key,
          sampleOf(one, key, kept),
        ]),
        ...(typeof rest === 'object'
          ? [[propertyNames?.enum ? UNKNOWN_VALUE : 'texto', sampleOf(rest, '', kept)]]
          : []),
      ]);
    case 'array':
      return [
        ...(prefixItems ?? [items ?? {}]).map((item) => sampleOf(item, name, kept)),
        ...ofUnknownKind(items, kept),
      ];
    case 'string':
      return BY_FORMAT[schema.format ?? ''] ?? textOf(schema, name);
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    default:
      return null;
  }
}

/** A text by the field's name, unless only another one fits its pattern. */
function textOf({ pattern = '' }: Schema, name: string): string {
  const byName = BY_NAME.find(([field]) => field.test(name))?.[1];
  const texts = byName === undefined ? TEXTS : [byName, ...TEXTS];
  const fitting = texts.find((text) => new RegExp(pattern, 'u').test(text));
  return fitting ?? byName ?? 'Texto';
}

/** In a list of things of several kinds, one more of a kind that nobody knows. */
function ofUnknownKind(items: Schema | undefined, kept: readonly string[]): object[] {
  const choices = items?.oneOf ?? items?.anyOf ?? [];
  const isKind = ([, field]: [string, Schema]) => typeof field.const === 'string';
  const kind = Object.entries(choices[0]?.properties ?? {}).find(isKind)?.[0];
  return kind && choices[0] && !kept.includes(kind)
    ? [{ ...(sampleOf(choices[0], '', kept) as object), [kind]: UNKNOWN_VALUE }]
    : [];
}
