import swaggerUi from '@fastify/swagger-ui';
import { type FastifyInstance } from 'fastify';

/**
 * Browsable documentation at `/docs`, demo mode only (docs/product). It needs its own
 * content policy.
 */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { deepLinking: true, displayRequestDuration: true },
    staticCSP:
      "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  });
}
