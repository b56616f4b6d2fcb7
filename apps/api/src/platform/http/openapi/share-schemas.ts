type Json = Record<string, unknown>;
type Part = { schema: Json; name: string };

/** A shorter schema stays in its place: a reference would be as long. */
const SHORTEST = 80;
/** One that stands often saves a little in each place. */
const OFTEN = 6;
const SHORTEST_OF_OFTEN = 66;

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const ONE = ['items', 'not', 'additionalProperties', 'propertyNames', 'contains'];
const LISTS = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const NAMED = ['properties', 'patternProperties'];

/**
 * Moves each schema that an OpenAPI document contains more than once into its components,
 * under its name in the contract (`contractNames`, by the schema's text) or one made of
 * its first place, and puts references in its places. The document means the same and is
 * much shorter. Changes it in place.
 */
export function shareSchemas(
  document: Json,
  contractNames: ReadonlyMap<string, string>,
): void {
  const roots = [...rootsOf(document)];
  const times = new Map<string, number>();
  for (const { holder, key, name } of roots) count(partOf(holder, key, name), times);
  const shared = new Map<string, { name: string; schema: Json }>();
  const names = new Set<string>();
  const refer = (found: Part): Json => {
    const text = JSON.stringify(found.schema);
    const name =
      contractNames.get(text) ?? (found.schema['format'] as string | undefined);
    const part = name ? { ...found, name: titled(name) } : found;
    const places = times.get(text) ?? 0;
    const shortest = places >= OFTEN ? SHORTEST_OF_OFTEN : SHORTEST;
    const isShared = places > 1 && text.length >= shortest;
    if (!isShared) return mapParts(part, refer);
    let known = shared.get(text);
    if (!known) {
      known = { name: freeName(part.name, names), schema: {} };
      shared.set(text, known);
      known.schema = mapParts(part, refer);
    }
    return { $ref: `#/components/schemas/${known.name}` };
  };
  for (const { holder, key, name } of roots)
    holder[key] = refer(partOf(holder, key, name));
  const components = (document['components'] ??= {}) as Json;
  components['schemas'] = {
    ...(components['schemas'] as Json | undefined),
    ...Object.fromEntries([...shared.values()].map(({ name, schema }) => [name, schema])),
  };
  shareAnswers(document, components);
}

/** Says in Portuguese what the answers are for which the contract has no words. */
export function nameAnswers(document: Json): void {
  for (const [, status, answer] of answersOf(document)) {
    const described = answer as Json;
    if (described['description'] === 'Default Response')
      described['description'] = descriptionOf(status);
  }
}

function descriptionOf(status: string): string {
  if (status === 'default')
    return 'Recusa que toda chamada pode dar: 400 (campo), 401 (sessão), 429 (espere), 500 ou 503 (tente de novo)';
  return status.startsWith('2') ? 'Sucesso' : 'Recusa';
}

/** The example of an answer that says only that the call was done. */
const SAYS_DONE = JSON.stringify({ example: { data: { ok: true } } }).slice(1, -1);

/**
 * Moves answers of several operations into the components: all refusals, and common
 * answers with their example.
 */
function shareAnswers(document: Json, components: Json): void {
  const times = new Map<string, number>();
  for (const [, , answer] of answersOf(document)) {
    const text = JSON.stringify(answer);
    times.set(text, (times.get(text) ?? 0) + 1);
  }
  const known = new Map<string, string>();
  const names = new Set<string>();
  const shared: Json = {};
  for (const [operation, status, answer] of answersOf(document)) {
    const text = JSON.stringify(answer);
    const isRefusal = !status.startsWith('2');
    if (!isRefusal && times.get(text) === 1) continue;
    const wanted = isRefusal
      ? 'Refusal'
      : text.includes(SAYS_DONE)
        ? 'Done'
        : `${titled(String(operation['operationId']))}Answer`;
    const name = known.get(text) ?? freeName(wanted, names);
    known.set(text, name);
    shared[name] = answer;
    (operation['responses'] as Json)[status] = { $ref: `#/components/responses/${name}` };
  }
  components['responses'] = shared;
}

const answersOf = (document: Json) =>
  operationsOf(document).flatMap((operation) =>
    Object.entries((operation['responses'] ?? {}) as Json).map(
      ([status, answer]) => [operation, status, answer] as const,
    ),
  );

type Root = { holder: Json; key: 'schema'; name: string };

const partOf = (holder: Json, key: string, name: string): Part => ({
  schema: holder[key] as Json,
  name,
});

/** Where operations contain schemas: their parameters, bodies and answers. */
function* rootsOf(document: Json): Generator<Root> {
  const key = 'schema';
  for (const operation of operationsOf(document)) {
    const id = titled(String(operation['operationId'] ?? 'Any'));
    for (const parameter of (operation['parameters'] ?? []) as Json[])
      if (isObject(parameter[key]))
        yield { holder: parameter, key, name: titled(String(parameter['name'])) };
    const body = operation['requestBody'] as { content?: Json } | undefined;
    for (const holder of contentsOf(body)) yield { holder, key, name: `${id}Body` };
    const answers = Object.entries((operation['responses'] ?? {}) as Json);
    for (const [status, answer] of answers)
      for (const holder of contentsOf(answer as { content?: Json }))
        yield { holder, key, name: status.startsWith('2') ? `${id}Answer` : 'Refusal' };
  }
}

const operationsOf = (document: Json): Json[] =>
  Object.values((document['paths'] ?? {}) as Json).flatMap(
    (path) => Object.values(path as Json) as Json[],
  );

const contentsOf = (holder: { content?: Json } | undefined): Json[] =>
  (Object.values(holder?.content ?? {}) as Json[]).filter(({ schema }) =>
    isObject(schema),
  );

/** How often each schema is in the document; the inside of a repeated one counts once. */
function count(part: Part, times: Map<string, number>): void {
  const text = JSON.stringify(part.schema);
  const before = times.get(text) ?? 0;
  times.set(text, before + 1);
  if (before === 0) mapParts(part, (inner) => (count(inner, times), inner.schema));
}

/** A copy of a schema with `change` applied to its direct parts. */
function mapParts({ schema, name }: Part, change: (part: Part) => Json): Json {
  const changed = (value: unknown, key: string) =>
    isObject(value) ? change({ schema: value, name: nameWithin(name, key) }) : value;
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (ONE.includes(keyword)) return [keyword, changed(value, 'item')];
      if (LISTS.includes(keyword) && Array.isArray(value))
        return [keyword, value.map((one) => changed(one, ''))];
      if (NAMED.includes(keyword) && isObject(value))
        return [
          keyword,
          Object.fromEntries(
            Object.entries(value).map(([key, one]) => [key, changed(one, key)]),
          ),
        ];
      return [keyword, value];
    }),
  );
}

/**
 * The name of a part: `GetLeadAnswer` contains `GetLeadData`, and `Lead` contains
 * `LeadCompany`.
 */
function nameWithin(name: string, key: string): string {
  if (key === 'data') return name.replace(/Answer$/, 'Data');
  return key === 'items' ? name : `${name}${titled(key)}`;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `x-api-key` becomes `XApiKey`: a component's name has only letters and digits. */
const titled = (text: string) =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

function freeName(wanted: string, names: Set<string>): string {
  let name = wanted;
  for (let at = 2; names.has(name); at += 1) name = `${wanted}${at}`;
  names.add(name);
  return name;
}
