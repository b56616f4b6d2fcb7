import { type ApiFailure } from '../../http/failure';

/** A refusal with a message of the server, with the given changes. */
export function aFailure(changes: Partial<ApiFailure>): ApiFailure {
  return {
    kind: 'refusal',
    status: 400,
    path: 'users/1',
    external: false,
    quiet: false,
    message: 'A mensagem.',
    isServersMessage: true,
    traceId: 'trace',
    fields: [],
    notifications: [],
    ...changes,
  };
}
