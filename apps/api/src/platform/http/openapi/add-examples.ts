import { knownSample, sampleBody, type SampledSchema, sampleOf } from './samples';

type Part = SampledSchema | undefined;

/**
 * Adds an example to each parameter of a path, and to headers and query fields whose name
 * suggests one; changes a schema of Fastify in place.
 */
export function addParameterExamples(schema: Record<string, object | undefined> = {}) {
  const { params, headers, querystring } = schema as Record<string, Part>;
  for (const [name, field] of fieldsOf(params)) field.examples = [sampleOf(field, name)];
  for (const [name, field] of [...fieldsOf(headers), ...fieldsOf(querystring)]) {
    const known = knownSample(field, name);
    if (known !== undefined) field.examples = [known];
  }
}

const fieldsOf = (part: Part) => Object.entries(part?.properties ?? {});

type Holder = { content?: Record<string, { schema?: SampledSchema; example?: unknown }> };
type Operation = {
  operationId?: string;
  requestBody?: Holder;
  responses?: Record<string, Holder>;
};

/** Adds an example to each JSON body and each successful JSON answer, in place. */
export function addSamples(document: { paths?: object }): void {
  const paths = Object.values(document.paths ?? {}) as Record<string, Operation>[];
  for (const operation of paths.flatMap((path) => Object.values(path))) {
    const { operationId = '', requestBody, responses = {} } = operation;
    const body = jsonOf(requestBody);
    if (body?.schema) body.example = sampleBody(operationId, body.schema);
    for (const [status, holder] of Object.entries(responses)) {
      const answer = status.startsWith('2') ? jsonOf(holder) : undefined;
      if (answer?.schema) answer.example = sampleOf(answer.schema);
    }
  }
}

const jsonOf = (holder: Holder | undefined) => holder?.content?.['application/json'];
