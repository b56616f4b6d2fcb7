// The apps as the commands see them, from the site map. Node reads that file without a
// build, but only the Node among the packages can, so commands load this one after
// `enterRuntime()`.
import {
  allApps,
  BANK_PORT,
  GATEWAY_PORT,
  MAIL_SMTP_PORT,
  MAIL_WEB_PORT,
  portOf,
  webApps,
} from '../../../libs/api-contract/src/site-map.ts';

export {
  basePathOf,
  originVariable,
  portOf,
  SECOND_PROCESS_STEP,
  STREAM_SILENCE_MS,
} from '../../../libs/api-contract/src/site-map.ts';

export const WEB_APPS = webApps();
/** The apps that requests reach. */
export const APPS = allApps();
/** Default port of each process of the product. */
export const DEFAULT_PORTS = {
  gateway: GATEWAY_PORT,
  ...Object.fromEntries(APPS.map((app) => [app, portOf(app)])),
  bank: BANK_PORT,
  smtp: MAIL_SMTP_PORT,
  mailbox: MAIL_WEB_PORT,
};
/** Any free port for each process. */
export const ANY_PORTS = Object.fromEntries(
  Object.keys(DEFAULT_PORTS).map((name) => [name, 0]),
);
