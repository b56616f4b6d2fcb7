import {
  allApps,
  type AppName,
  GATEWAY_PORT,
  HASHED_FILE,
  INTERNAL_PATHS,
  portOf,
  SECOND_PROCESS_STEP,
  SITE_MAP,
  STREAM_PATH,
  STREAM_SILENCE_MS,
} from '@site/api-contract/site-map';
import { MASKED_ACCESS_LOG } from './nginx-log';
import { keptPages, pageStore } from './nginx-pages';
import { REFUSAL_FORM, refusals } from './nginx-refusals';
import { ANSWER_MS, MAX_BODY_BYTES, STALLED_MS } from './refusals';
import { IPV6_NETWORK, REQUEST_LIMITS } from './request-limits';

/** A process of an app, as an upstream of nginx has it. */
export type NginxServer = {
  /** `host:port`. */
  address: string;
  /** It gets no request: it is about to be replaced. */
  isOut?: boolean;
};

export type NginxOptions = {
  /** Each `listen` of the server, e.g. `8080`, `[::]:8080` or `127.0.0.1:9001`. */
  listen: readonly string[];
  serversOf: (app: AppName) => readonly NginxServer[];
  /**
   * Pages that one visitor may ask for in a second, without a burst; below one, so many a
   * minute.
   */
  pagesPerSecond?: number;
  /** Additional pages at once. */
  pageBurst?: number;
  /** Calls of the API that one visitor may make in a second, without a burst. */
  callsPerSecond?: number;
  /** Additional calls at once. */
  callBurst?: number;
  /** Longest silence of an app. */
  answerMs?: number;
  /** Folder for pid, logs and temporary files; by default nginx's own places. */
  folder?: string;
  /**
   * With a `folder`: a master process, which can load another configuration. Its workers
   * run as this user, or as the one that started it where that is not root.
   */
  master?: { user?: string };
};

const DEFAULTS: NginxOptions = {
  listen: [`${GATEWAY_PORT}`, `[::]:${GATEWAY_PORT}`],
  serversOf: (app) =>
    [portOf(app), portOf(app) + SECOND_PROCESS_STEP].map((port) => ({
      address: `127.0.0.1:${port}`,
    })),
};

/** Every app gets these headers about a request, which replace the client's own. */
const FORWARDED = `    proxy_set_header Connection "";
    proxy_set_header Host $asked_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Host $asked_host;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-Port $server_port;
    proxy_set_header X-Real-IP "";
    proxy_set_header Forwarded "";
    proxy_set_header traceparent $trace;`;

/**
 * The production reverse proxy, from the site map. `nx run gateway:render` writes it to
 * `tools/gateway/nginx.conf`.
 */
export function renderNginx({
  listen,
  serversOf,
  pagesPerSecond = REQUEST_LIMITS.pages.perSecond,
  pageBurst = REQUEST_LIMITS.pages.burst,
  callsPerSecond = REQUEST_LIMITS.calls.perSecond,
  callBurst = REQUEST_LIMITS.calls.burst,
  answerMs = ANSWER_MS,
  folder,
  master,
}: NginxOptions = DEFAULTS): string {
  const logs = folder ?? '/var/log/nginx';
  const limit = `      limit_req zone=pages burst=${pageBurst} nodelay;\n`;
  const callLimit = `      limit_req zone=calls burst=${callBurst} nodelay;\n`;
  return `# Made from libs/api-contract/src/site-map.ts by \`nx run gateway:render\`. Do not edit.
# TLS ends here: add \`listen 443 ssl\` and \`listen [::]:443 ssl\` with your certificate and send port 80 to it.
worker_processes auto;
${folder ? places(folder, master) : 'pid /run/nginx.pid;'}
error_log ${logs}/error.log notice;

events {
  worker_connections 4096;
}

http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  server_tokens off;
${folder ? temporaryFolders(folder) : ''}
${MASKED_ACCESS_LOG}
  access_log ${logs}/access.log masked;
  # Whatever nginx says about a request it says with the request's whole address, at every level below this one.
  # What failed stands in the access log: status, upstream and its status.
  error_log ${logs}/error.log emerg;

  client_header_timeout 10s;
  client_body_timeout 30s;
  send_timeout ${STALLED_MS}ms;
  keepalive_timeout 60s;
  large_client_header_buffers 4 16k;
  client_max_body_size ${MAX_BODY_BYTES};

  # W3C trace: continue the caller's, else start one from nginx's request id.
  map $request_id $span {
    default 0000000000000001;
    "~^(?<first>[0-9a-f]{16})" $first;
  }
  map $http_traceparent $trace {
    default "00-$request_id-$span-01";
    "~^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$" $http_traceparent;
  }
${REFUSAL_FORM}
  # Pages are rendered, files are not. An IPv6 visitor is a network: every home has 2^64 addresses.
  map $remote_addr $visitor {
    default $remote_addr;
    "~^(?<network>${IPV6_NETWORK})" $network;
  }
  map $uri $page_visitor {
    default $visitor;
    "~/(?:assets|media)/" "";
  }
  limit_req_zone $page_visitor zone=pages:10m rate=${rate(pagesPerSecond)};
  # The API counts by account; this stops who asks without one. A whole office behind one address stays far below.
  limit_req_zone $visitor zone=calls:10m rate=${rate(callsPerSecond)};
  limit_req_status 429;
  # Probes of some load balancers speak HTTP/1.0 without a host, which Node refuses.
  map $http_host $asked_host {
    default $http_host;
    "" $server_addr:$server_port;
  }

${pageStore(folder)}

  # Two processes an app: while one restarts, the other answers, and one alone is fine too. A process that went away is
  # asked again at once (max_fails=0: else both are set aside for 10 s while they restart in turn). nginx gives an idle
  # connection up before a process that drains (DRAIN_MS) closes it.
${allApps()
  .map((app) => upstream(app, serversOf(app)))
  .join('\n')}

  server {
${listen.map((at) => `    listen ${at};`).join('\n')}
    server_name _;

    proxy_http_version 1.1;
${FORWARDED}
    proxy_connect_timeout 5s;
    # Every app answers within 10 s (security-requirements E2): who takes longer hangs.
    proxy_read_timeout ${answerMs}ms;
    # Repeated at the other process: what never reached one, and GET or HEAD whose answer had not begun.
    proxy_next_upstream error timeout;
    proxy_next_upstream_timeout ${answerMs}ms;

${INTERNAL_PATHS.map((path) => `    location = ${path} { return 404; }\n    location ^~ ${path}/ { return 404; }`).join('\n')}

${keptPages({ limit, setHeaders: FORWARDED, answerMs })}
    # While an app is rolled its processes are of two builds, and each has files of its own: the other one is asked too.
${SITE_MAP.filter(({ app }) => app !== 'api')
  .map(hashedFiles)
  .join('\n')}

${SITE_MAP.map((row) => locations(row, row.app === 'api' ? callLimit : limit)).join('\n')}

    # A stream of small events: each goes on at once.
    location = ${STREAM_PATH} {
      proxy_buffering off;
      proxy_read_timeout ${STREAM_SILENCE_MS}ms;
      proxy_pass http://api;
    }

${refusals()}
  }
}
`;
}

/** nginx takes whole numbers a second, or a minute. */
function rate(perSecond: number): string {
  return Number.isInteger(perSecond)
    ? `${perSecond}r/s`
    : `${Math.max(1, Math.round(perSecond * 60))}r/m`;
}

function upstream(app: AppName, servers: readonly NginxServer[]): string {
  return [
    `  upstream ${app} {`,
    ...servers.map(
      ({ address, isOut }) => `    server ${address} max_fails=0${isOut ? ' down' : ''};`,
    ),
    '    keepalive 32;',
    '    keepalive_timeout 1s;',
    '  }',
  ].join('\n');
}

/**
 * An exact location and one with a slash: prefixes match whole segments, so
 * `/consultoria` is not `/consultor`.
 */
function locations(
  { prefix, app }: { prefix: string; app: AppName },
  limit: string,
): string {
  const paths = prefix === '/' ? ['/'] : [`= ${prefix}`, `${prefix}/`];
  return paths
    .map(
      (path) => `    location ${path} {\n${limit}      proxy_pass http://${app};\n    }`,
    )
    .join('\n');
}

function hashedFiles({ prefix, app }: { prefix: string; app: AppName }): string {
  const base = prefix === '/' ? '' : prefix;
  return `    location ~ "^${base}/${HASHED_FILE}$" {
      proxy_next_upstream error timeout http_404;
      proxy_pass http://${app};
    }`;
}

function places(folder: string, master: NginxOptions['master']): string {
  return [
    'daemon off;',
    ...(master ? [] : ['master_process off;']),
    ...(master?.user ? [`user ${master.user};`] : []),
    `pid ${folder}/nginx.pid;`,
  ].join('\n');
}

function temporaryFolders(folder: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${folder}/${name};`)
    .join('\n');
}
