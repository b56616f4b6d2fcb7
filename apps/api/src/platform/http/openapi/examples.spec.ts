import * as z from 'zod/mini';
import { type Call } from '@site/api-contract';
import { calls, schemasOf } from '@site/api-contract/calls';
import { testApi } from '../../../testing/api';
import { openApiDocument } from '../../../testing/openapi-document';

const api = testApi();

type Content = { content?: Record<string, { example?: unknown }> };
type Operation = {
  operationId: string;
  parameters: { in: string; name: string; example?: unknown }[];
  requestBody?: Content;
  responses: Record<string, Content>;
};
type Document = { paths: Record<string, Record<string, Operation>> };

/** Each call of the contract with its entry in the document. */
async function described(): Promise<[Call, Operation][]> {
  const { paths } = await openApiDocument<Document>(api);
  const operations = new Map(
    Object.values(paths)
      .flatMap((path) => Object.values(path))
      .map((operation) => [operation.operationId, operation]),
  );
  return Object.entries(calls).map(([name, call]) => {
    const operation = operations.get(name);
    if (!operation) throw new Error(`${name} is not described`);
    return [call, operation];
  });
}

const exampleIn = (holder: Content | undefined) =>
  holder?.content?.['application/json']?.example;

/** Calls whose example their schema refuses, with its message. */
async function refused(
  part: 'params' | 'body' | 'data',
  exampleOf: (operation: Operation, call: Call) => unknown,
): Promise<string[]> {
  return (await described()).flatMap(([call, operation]) => {
    const schema = schemasOf(call)[part];
    if (!schema || (part === 'data' && call.file) || (part === 'body' && call.multipart))
      return [];
    const { success, error } = z.safeParse(schema, exampleOf(operation, call));
    return success ? [] : [`${operation.operationId}: ${z.prettifyError(error)}`];
  });
}

describe('an example of the OpenAPI document', () => {
  it('of parameters of a path is taken by the call', async () => {
    const ofPath = ({ parameters }: Operation) =>
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === 'path')
          .map(({ name, example }) => [name, example]),
      );
    expect(await refused('params', ofPath)).toEqual([]);
  });

  it('of a body is taken by the call', async () => {
    const ofBody = ({ requestBody }: Operation) => exampleIn(requestBody);
    expect(await refused('body', ofBody)).toEqual([]);
  });

  it('of an answer is one that the call may give', async () => {
    const ofAnswer = ({ responses }: Operation, { status }: Call) =>
      (exampleIn(responses[status]) as { data: unknown } | undefined)?.data;
    expect(await refused('data', ofAnswer)).toEqual([]);
  });
});
