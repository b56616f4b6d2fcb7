type Parameter = { name: string; in: string };
type Operation = { parameters?: (Parameter | { $ref: string })[] };
type Document = { paths?: object; components?: object };

/**
 * Moves each parameter of several operations into the components of an OpenAPI document
 * and puts references in its places; changes the document in place.
 */
export function shareParameters(document: Document): void {
  const paths = Object.values(document.paths ?? {}) as Record<string, Operation>[];
  const operations = paths.flatMap((path) => Object.values(path));
  const times = new Map<string, number>();
  for (const { parameters = [] } of operations)
    for (const parameter of parameters) {
      const text = JSON.stringify(parameter);
      times.set(text, (times.get(text) ?? 0) + 1);
    }
  const shared = new Map<string, string>();
  const components: Record<string, Parameter> = {};
  const refer = (parameter: Parameter) => {
    const text = JSON.stringify(parameter);
    if ((times.get(text) ?? 0) < 2) return parameter;
    const name = shared.get(text) ?? freeName(parameter.name, components);
    shared.set(text, name);
    components[name] = parameter;
    return { $ref: `#/components/parameters/${name}` };
  };
  for (const operation of operations)
    if (operation.parameters)
      operation.parameters = (operation.parameters as Parameter[]).map(refer);
  document.components = { ...document.components, parameters: components };
}

function freeName(wanted: string, taken: object): string {
  let name = wanted;
  for (let at = 2; name in taken; at += 1) name = `${wanted}-${at}`;
  return name;
}
