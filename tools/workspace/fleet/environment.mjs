import { join } from 'node:path';
import { gatewayVariables, publicAddressOf } from './front.mjs';

/**
 * The variables of a plan's processes, on top of `variables`: `envOf(one)`, and the address
 * at which `one` answers visitors, `reachedAt(one)`. Both processes of the gateway listen on
 * the public port; a rehearsal, which has a `publicPort`, on that one.
 */
export function environmentOf(plan, variables) {
  const { folder, listen } = plan;
  const addressesOf = (app) =>
    plan.addressesOf(app).map((address) => `http://${address}`);
  const { host: publicHost, port: publicPort } = publicAddressOf(plan);

  const ofGateway = (one) => ({
    ...gatewayVariables(plan),
    HOST: publicHost,
    PORT: one.publicPort ?? publicPort,
    HEALTH_PORT: String(one.port),
    SHARE_PORT: String(one.publicPort === undefined),
  });
  const ofApp = ({ app, host, port, role }) => ({
    HOST: host,
    PORT: String(port),
    DATA_DIR: variables.DATA_DIR ?? join(folder, 'data'),
    PUBLIC_ORIGIN:
      variables.PUBLIC_ORIGIN ?? `http://localhost:${listen[0].split(':').at(-1)}`,
    ...(app === 'api'
      ? { ...(role && { API_ROLE: role }) }
      : {
          ASSETS_DIR: variables.ASSETS_DIR ?? join(folder, 'assets'),
          API_ORIGIN: addressesOf('api').join(','),
        }),
  });

  return {
    envOf: (one) => ({
      ...variables,
      NODE_ENV: 'production',
      ...(one.app === 'gateway' ? ofGateway(one) : ofApp(one)),
    }),
    reachedAt: (one) =>
      one.app === 'gateway'
        ? `${publicHost.includes(':') ? `[${publicHost}]` : publicHost}:${one.publicPort ?? publicPort}`
        : one.address,
  };
}
