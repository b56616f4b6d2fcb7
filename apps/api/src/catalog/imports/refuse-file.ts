import { type KeyedMessage } from '@site/api-contract';
import { refuse } from '#platform/errors';
import { ImportRefused } from './problems';

/**
 * The lines of the importer as fields of a call, one a problem; throws all else as it is.
 */
export function refuseFile(error: unknown): never {
  if (!(error instanceof ImportRefused)) throw error;
  const fields = error.lines().map((message): KeyedMessage => ({ key: 'Csv', message }));
  return refuse('invalid', 'O arquivo tem erros. Nada foi importado.', { fields });
}
