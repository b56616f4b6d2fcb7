import { type Schema } from './wire-contract';

/**
 * `unknown`: a strict body refuses the field. `dropped`: it is ignored, or an optional
 * field is never answered. `stricter`: a value is refused that was accepted. `unsure`: an
 * answer lacks a field or has another kind of value. `value`: an answer has a value that
 * its reader doesn't know.
 */
export type Rule = 'unknown' | 'dropped' | 'stricter' | 'unsure' | 'value';
export type Misfit = { field: string; rule: Rule; says: string };
export type Side = 'request' | 'answer';

const LEAST = [
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'minProperties',
] as const;
const MOST = [
  'maximum',
  'exclusiveMaximum',
  'maxLength',
  'maxItems',
  'maxProperties',
] as const;
const EXACT = ['pattern', 'format', 'multipleOf', 'contentEncoding'] as const;

/**
 * Places where a value that keeps the rules of `given` may break those of `taken`;
 * `field` is the place. A request is given by a caller and taken by the API, an answer
 * the other way round. Readers of answers rely on fields, kinds and known values, not on
 * bounds.
 */
export function misfits(
  given: Schema,
  taken: Schema,
  field: string,
  side: Side,
): Misfit[] {
  const options = alternativesOf(taken);
  return alternativesOf(given).flatMap((one) =>
    fewest(options.map((option) => misfitsOfOne(one, option, field, side))),
  );
}

/** A schema of alternatives as their list, any other as a list of one. */
function alternativesOf(schema: Schema): Schema[] {
  const options = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (options) return options.flatMap(alternativesOf);
  const { type, enum: values, ...rules } = schema;
  if (!Array.isArray(type)) return [schema];
  return (type as string[]).map((one) => ({
    ...rules,
    type: one,
    ...(Array.isArray(values) && {
      enum: values.filter((value) => (value === null) === (one === 'null')),
    }),
  }));
}

/** The alternative that fits best; one of another kind fits worst. */
function fewest(candidates: Misfits[]): Misfit[] {
  const weight = ({ isOther, found }: Misfits) => (isOther ? Infinity : found.length);
  const [first, ...rest] = candidates;
  if (!first) return [];
  return rest.reduce((best, one) => (weight(one) < weight(best) ? one : best), first)
    .found;
}

/** `isOther`: the two are of different kinds, so nothing in them was compared. */
type Misfits = { found: Misfit[]; isOther?: boolean };

function misfitsOfOne(given: Schema, taken: Schema, field: string, side: Side): Misfits {
  if (Object.keys(taken).length === 0) return { found: [] };
  if (!isSameKind(given, taken))
    return {
      isOther: true,
      found: [
        side === 'request'
          ? { field, rule: 'stricter', says: `the API refuses ${kindOf(given)} here` }
          : {
              field,
              rule: 'unsure',
              says: `the API may answer ${kindOf(given)}, which callers don't expect`,
            },
      ],
    };
  return {
    found: [
      ...misfitsOfValues(given, taken, field, side),
      ...(side === 'request' ? misfitsOfBounds(given, taken, field) : []),
      ...misfitsOfParts(given, taken, field, side),
      ...(side === 'request'
        ? misfitsOfSentFields(given, taken, field)
        : misfitsOfAnsweredFields(given, taken, field)),
    ],
  };
}

const LISTS = ['allOf', 'prefixItems'] as const;

function isSameKind(given: Schema, taken: Schema): boolean {
  const [one, other] = [given['type'], taken['type']];
  if (other !== undefined && one !== other && !(one === 'integer' && other === 'number'))
    return false;
  return LISTS.every((list) => listOf(given, list).length === listOf(taken, list).length);
}

const kindOf = (schema: Schema): string =>
  typeof schema['type'] === 'string' ? `a value of type ${schema['type']}` : 'any value';

function misfitsOfValues(
  given: Schema,
  taken: Schema,
  field: string,
  side: Side,
): Misfit[] {
  const known = taken['enum'] as unknown[] | undefined;
  if (!known) return [];
  const values = given['enum'] as unknown[] | undefined;
  const strange = values
    ? values.filter((value) => !known.includes(value)).map((value) => String(value))
    : ['any value'];
  return strange.map((value) =>
    side === 'request'
      ? { field, rule: 'stricter', says: `the API refuses ${value} here` }
      : {
          field,
          rule: 'value',
          says: `the API may answer ${value}, which callers don't know`,
        },
  );
}

function misfitsOfBounds(given: Schema, taken: Schema, field: string): Misfit[] {
  const tighter = (name: string, isTighter: (bound: number, before: number) => boolean) =>
    typeof taken[name] === 'number' &&
    (typeof given[name] !== 'number' || isTighter(taken[name], given[name]));
  const names = [
    ...LEAST.filter((name) => tighter(name, (bound, before) => bound > before)),
    ...MOST.filter((name) => tighter(name, (bound, before) => bound < before)),
    ...EXACT.filter((name) => taken[name] !== undefined && taken[name] !== given[name]),
  ];
  // A list of allowed values covers this already.
  return (given['enum'] ? [] : names).map((name) => ({
    field,
    rule: 'stricter',
    says: `the API's rule is stricter: ${name} is ${String(taken[name])}`,
  }));
}

function misfitsOfParts(
  given: Schema,
  taken: Schema,
  field: string,
  side: Side,
): Misfit[] {
  const parts: [unknown, unknown, string][] = [
    [given['items'], taken['items'], `${field}[]`],
    [given['propertyNames'], taken['propertyNames'], `${field} (names)`],
    [given['additionalProperties'], taken['additionalProperties'], `${field}.*`],
    ...LISTS.flatMap((list) =>
      listOf(given, list).map((one, at): [Schema, unknown, string] => [
        one,
        listOf(taken, list)[at],
        list === 'allOf' ? field : `${field}[${at}]`,
      ]),
    ),
  ];
  return parts.flatMap(([one, other, at]) =>
    isSchema(other) && (isSchema(one) || one === undefined)
      ? misfits(one ?? {}, other, at, side)
      : [],
  );
}

function misfitsOfSentFields(given: Schema, taken: Schema, field: string): Misfit[] {
  const [sent, known] = [fieldsOf(given), fieldsOf(taken)];
  const others = taken['additionalProperties'];
  const wrong = Object.entries(sent).flatMap(([name, rule]): Misfit[] => {
    const at = within(field, name);
    const rules = known[name] ?? (isSchema(others) ? others : undefined);
    if (rules) return misfits(rule, rules, at, 'request');
    return others === false
      ? [{ field: at, rule: 'unknown', says: 'the API refuses this field' }]
      : [{ field: at, rule: 'dropped', says: 'the API ignores this field' }];
  });
  const missing = lacking(given, taken).map((name): Misfit => {
    const says = 'the API demands this field, which callers may leave out';
    return { field: within(field, name), rule: 'stricter', says };
  });
  return [...wrong, ...missing];
}

function misfitsOfAnsweredFields(given: Schema, taken: Schema, field: string): Misfit[] {
  const [answered, known] = [fieldsOf(given), fieldsOf(taken)];
  const unsure = lacking(given, taken);
  const wrong = Object.entries(known).flatMap(([name, rule]): Misfit[] => {
    const at = within(field, name);
    const own = answered[name];
    if (own) return misfits(own, rule, at, 'answer');
    const says = 'the API does not answer this optional field';
    return unsure.includes(name) ? [] : [{ field: at, rule: 'dropped', says }];
  });
  const missing = unsure.map((name): Misfit => {
    const says = 'callers count on this field, which the API may leave out';
    return { field: within(field, name), rule: 'unsure', says };
  });
  return [...wrong, ...missing];
}

/** Fields that `taken` requires and `given` may lack. */
const lacking = (given: Schema, taken: Schema): string[] => {
  const sure = (given['required'] ?? []) as string[];
  return ((taken['required'] ?? []) as string[]).filter((name) => !sure.includes(name));
};

const fieldsOf = (schema: Schema) =>
  (schema['properties'] ?? {}) as Record<string, Schema>;
const listOf = (schema: Schema, list: string) => (schema[list] ?? []) as Schema[];
const within = (field: string, name: string) => (field ? `${field}.${name}` : name);

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
