import { type FastifyInstance } from 'fastify';
import { createProcessApp, type ProcessAppOptions } from '@site/server';
import { answerRefusal } from './answer-refusal';
import { bankApi } from './api';
import { pageRoutes } from './page-routes';
import { type Ports } from './ports';
import { Refusal } from './refusal';

type BankOptions = {
  /** Our API proves itself with this key. */
  key: string;
  publicUrl: string;
  /** Origin to which payers return. */
  returnOrigin: string;
  /** Delay of its answers when its page made it slow, in milliseconds. */
  slowMs?: number;
} & Pick<ProcessAppOptions, 'logLevel' | 'logTo'>;

/** The bank over its store: pages for payers, `/api` for the receiver. Never listens. */
export async function createBank(
  ports: Ports,
  { key, publicUrl, returnOrigin, slowMs = 8_000, ...log }: BankOptions,
): Promise<FastifyInstance> {
  const app = await createProcessApp({
    app: 'bank',
    ...log,
    trustedProxy: '',
    // The form of a card ends in a redirect to the receiver.
    contentSecurityPolicy: `default-src 'none'; style-src 'self'; form-action 'self' ${returnOrigin}; base-uri 'none'; frame-ancestors 'none'`,
    refuse: (_error, _request, reply) => void reply.status(400).send(),
  });
  app.setErrorHandler((error, request, reply) => answerRefusal(error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    answerRefusal(new Refusal(404, 'Não encontramos esta página.'), request, reply),
  );
  await app.register(
    async (api) => bankApi(api, ports, { key, publicUrl, returnOrigin, slowMs }),
    { prefix: '/api' },
  );
  await app.register(async (pages) => pageRoutes(pages, ports));
  return app;
}
