import { type KeyedMessage } from '@site/api-contract';
import { refuse } from '#platform/errors';
import { ImportRefused } from './problems';

/**
 * Turns the importer's problems into field errors of a call, one a problem. Throws any
 * other error on.
 */
export function refuseFile(error: unknown): never {
  if (!(error instanceof ImportRefused)) throw error;
  const fields = error.lines().map((message): KeyedMessage => ({ key: 'Csv', message }));
  return refuse('invalid', 'O arquivo tem erros. Nada foi importado.', { fields });
}
