import { type ErrorBody } from '@site/api-contract';
import { builder } from './builder';

export const aRefusal = builder<ErrorBody>({
  message: 'Não foi possível concluir.',
  traceId: '0af7651916cd43dd8448eb211c80319c',
});
