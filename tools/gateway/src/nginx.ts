import {
  type AppName,
  GATEWAY_PORT,
  INTERNAL_PATHS,
  SITE_MAP,
} from '@site/contracts/site-map';
import { FAILURE_PAGE_POLICY, failurePage, SECURITY_HEADERS } from '@site/server';
import { API_MESSAGES, MAX_BODY_BYTES } from './refusals';

type Options = {
  /** `listen` of the server, e.g. `8080` or `127.0.0.1:9001`. */
  listen: string;
  portOf: (app: AppName) => number;
  /** Folder for pid, logs and temporary files; nginx's own places when absent. */
  folder?: string;
};

const APPS = [...new Set(SITE_MAP.map(({ app }) => app))];

/** The production reverse proxy, from the site map. `nx run gateway:render` writes it to `tools/gateway/nginx.conf`. */
export function renderNginx({ listen, portOf, folder }: Options = DEFAULTS): string {
  return `# Made from libs/contracts/src/site-map.ts by \`nx run gateway:render\`. Do not edit.
# TLS ends here: add \`listen 443 ssl\` with your certificate and send port 80 to it.
worker_processes auto;
${folder ? places(folder) : 'pid /run/nginx.pid;\n'}
events {
  worker_connections 4096;
}

http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  server_tokens off;
  access_log ${folder ? 'off' : '/var/log/nginx/access.log'};
${folder ? temporaryFolders(folder) : ''}
  client_header_timeout 10s;
  client_body_timeout 30s;
  send_timeout 30s;
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

${APPS.map((app) => `  upstream ${app} {\n    server 127.0.0.1:${portOf(app)};\n    keepalive 32;\n  }`).join('\n')}

  server {
    listen ${listen};
    server_name _;

    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-Port $server_port;
    proxy_set_header X-Real-IP "";
    proxy_set_header Forwarded "";
    proxy_set_header traceparent $trace;
    proxy_connect_timeout 5s;
    proxy_read_timeout 30s;
${errorPages('page')}

${INTERNAL_PATHS.map((path) => `    location = ${path} { return 404; }\n    location ^~ ${path}/ { return 404; }`).join('\n')}

${SITE_MAP.map(({ prefix, app }) => locations(prefix, app)).join('\n')}

${refusals()}
  }
}
`;
}

const DEFAULTS: Options = {
  listen: String(GATEWAY_PORT),
  portOf: (app) => SITE_MAP.find((row) => row.app === app)?.port ?? 0,
};

/** Statuses that nginx may give by itself, and what is sent for each. */
const REFUSALS: readonly { from: string; status: number }[] = [
  { from: '400 494', status: 400 },
  { from: '403 404', status: 404 },
  { from: '405', status: 405 },
  { from: '413', status: 413 },
  { from: '414', status: 414 },
  { from: '500 502 503 504', status: 503 },
];

function errorPages(form: 'page' | 'api', indent = '    '): string {
  return REFUSALS.map(
    ({ from, status }) => `${indent}error_page ${from} = @${form}_${status};`,
  ).join('\n');
}

/** An exact location and one with a slash: prefixes match whole segments, so `/consultoria` is not `/consultor`. */
function locations(prefix: string, app: AppName): string {
  const paths = prefix === '/' ? ['/'] : [`= ${prefix}`, `${prefix}/`];
  const errors = app === 'api' ? `\n${errorPages('api', '      ')}` : '';
  return paths
    .map(
      (path) => `    location ${path} {${errors}\n      proxy_pass http://${app};\n    }`,
    )
    .join('\n');
}

/** nginx's own refusals: the same page and the same error shape as everywhere, with the trace id. */
function refusals(): string {
  return REFUSALS.flatMap(({ status }) => [
    refusal(
      `page_${status}`,
      status,
      'text/html; charset=utf-8',
      failurePage(status, '$request_id'),
      FAILURE_PAGE_POLICY,
    ),
    refusal(
      `api_${status}`,
      status,
      'application/json; charset=utf-8',
      JSON.stringify({ message: API_MESSAGES[status], traceId: '$request_id' }),
      "default-src 'none'; frame-ancestors 'none'",
    ),
  ]).join('\n');
}

function refusal(
  name: string,
  status: number,
  type: string,
  body: string,
  policy: string,
): string {
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    'content-security-policy': policy,
    'cache-control': 'no-store',
    traceparent: '$trace',
    ...(status === 503 ? { 'retry-after': '5' } : {}),
  });
  return [
    `    location @${name} {`,
    '      internal;',
    `      default_type "${type}";`,
    ...headers.map(([header, value]) => `      add_header ${header} "${value}" always;`),
    `      return ${status} '${body.replace(/'/g, "\\'").replace(/\n/g, '')}';`,
    '    }',
  ].join('\n');
}

function places(folder: string): string {
  return `daemon off;\nmaster_process off;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\n`;
}

function temporaryFolders(folder: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${folder}/${name};`)
    .join('\n');
}
