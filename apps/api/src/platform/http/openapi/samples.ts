import { BRAND } from '@site/brand';
import { BODY_FIELDS, valuesNamed } from './field-examples.data';

/** The part of JSON Schema that the contract's calls use. */
export type SampledSchema = {
  type?: string | string[];
  properties?: Record<string, SampledSchema>;
  items?: SampledSchema;
  prefixItems?: SampledSchema[];
  additionalProperties?: SampledSchema | boolean;
  propertyNames?: SampledSchema;
  anyOf?: SampledSchema[];
  oneOf?: SampledSchema[];
  allOf?: SampledSchema[];
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
};

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: '2026-12-04',
  'date-time': '2026-12-04T13:30:00.000Z',
  email: 'ana@exemplo.com.br',
  time: '13:30:00',
  uri: `https://${BRAND.slug}.exemplo/inicio`,
  uuid: '4f9a4a3e-6c57-4a0c-9a57-1f6c1d0b7a11',
};

/** Texts for patterns that no field name explains. */
const TEXTS = [
  'Texto',
  '1',
  '13:30',
  '2026-12',
  '2026-12-04',
  'aroeira',
  'SP',
  '01310100',
];

/**
 * The example of a call's JSON body: each field by itself, overridden by `BODY_FIELDS`.
 */
export function sampleBody(callName: string, schema: SampledSchema): unknown {
  const sample = sampleOf(schema);
  const fields = BODY_FIELDS[callName];
  return fields ? { ...(sample as object), ...fields } : sample;
}

/**
 * A value that a schema accepts: a known value by field name, else a plain one. A list
 * has one item; a choice takes its first kind other than null.
 */
export function sampleOf(schema: SampledSchema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.examples) return schema.examples[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return sampleOf(choices.find(({ type }) => type !== 'null') ?? {}, name);
  if (schema.allOf) return sampleAll(schema, name);
  const known = knownSample(schema, name);
  if (known !== undefined) return known;
  if (schema.enum) return schema.enum[0];
  switch (typeOf(schema)) {
    case 'object':
      return sampleObject(schema);
    case 'array':
      return sampleList(schema, name);
    case 'string':
      return sampleText(schema);
    case 'integer':
    case 'number':
      return [1, schema.minimum, schema.maximum].find((one) => takes(schema, one));
    case 'boolean':
      return false;
    default:
      return null;
  }
}

/** A known value for a field of this name, if its schema accepts it. */
export const knownSample = (schema: SampledSchema, name: string) =>
  valuesNamed(name).find((value) => takes(schema, value));

const typeOf = ({ type }: SampledSchema) =>
  Array.isArray(type) ? type.find((one) => one !== 'null') : type;

function sampleObject(schema: SampledSchema): object {
  const { properties = {}, additionalProperties: rest, propertyNames } = schema;
  const fields = Object.entries(properties).map(([key, one]) => [
    key,
    sampleOf(one, key),
  ]);
  const keys = propertyNames?.enum ?? (fields.length === 0 ? ['1'] : []);
  const more =
    typeof rest === 'object' ? keys.map((key) => [key, sampleOf(rest, String(key))]) : [];
  return Object.fromEntries([...fields, ...more]) as object;
}

function sampleList({ items, prefixItems, minItems = 1 }: SampledSchema, name: string) {
  if (prefixItems) return prefixItems.map((item) => sampleOf(item, name));
  if (!items) return [];
  return Array.from({ length: Math.max(1, minItems) }, () => sampleOf(items, name));
}

/** A value that all parts accept: an object of all their fields, or a plain one. */
function sampleAll({ allOf = [], ...rest }: SampledSchema, name: string): unknown {
  const parts = allOf.map((part) => ({ ...rest, ...part }));
  const samples = parts.map((part) => sampleOf(part, name));
  if (samples.every((one) => typeof one === 'object'))
    return Object.assign({}, ...samples);
  return samples.find((one) => parts.every((part) => takes(part, one)));
}

function sampleText(schema: SampledSchema): string {
  const byFormat = schema.format && BY_FORMAT[schema.format];
  if (byFormat) return byFormat;
  const long = 'Texto de exemplo. '.repeat((schema.minLength ?? 0) / 18 + 1);
  return [...TEXTS, long].find((text) => takes(schema, text)) ?? '';
}

/** Whether a schema accepts a plain value, as far as examples need it. */
function takes(schema: SampledSchema, value: unknown): boolean {
  const type = typeOf(schema);
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (typeof value === 'string') {
    const { pattern, minLength = 0, maxLength = Infinity } = schema;
    const fits = value.length >= minLength && value.length <= maxLength;
    const matches = !pattern || new RegExp(pattern, 'u').test(value);
    return (type === 'string' || type === undefined) && fits && matches;
  }
  if (typeof value !== 'number') return false;
  const {
    minimum = -Infinity,
    maximum = Infinity,
    exclusiveMinimum = -Infinity,
  } = schema;
  const isInside = value >= minimum && value <= maximum && value > exclusiveMinimum;
  return (
    isInside && (type === 'number' || (type === 'integer' && Number.isInteger(value)))
  );
}
