import { DEFAULT_PORTS } from '../process/apps.mjs';

/** Seconds. A process drains for at most 8 and ends by itself within 10 of SIGTERM. */
const STOP_SECONDS = 15;
/** The API draws pages of PDFs in processes beside it, at most three of 512 MB. */
const MEMORY = { api: '2560M' };

/**
 * The systemd unit of an app, one instance a process: `rodar-<app>@<port>.service`. The
 * gateway's instances share the public port, and each is named by that of its health. Each
 * app has its own user, who may write only to `/var/lib/rodar-<app>`.
 */
export function unitOf(app) {
  const home = `/opt/rodar/${app}`;
  const state = `/var/lib/rodar-${app}`;
  const folder = {
    api: [`Environment=DATA_DIR=${state}`],
    gateway: [],
  }[app] ?? [`Environment=ASSETS_DIR=${state}/assets`];
  return lines(
    '[Unit]',
    `Description=Rodar ${app} on port %i`,
    'Wants=network-online.target',
    'After=network-online.target',
    '',
    '[Service]',
    'Type=exec',
    `WorkingDirectory=${home}`,
    'ExecStart=/usr/bin/env node main.js',
    'Environment=APP_MODE=production',
    `Environment=${app === 'gateway' ? 'HEALTH_PORT' : 'PORT'}=%i`,
    ...folder,
    `EnvironmentFile=/etc/rodar/${app}.env`,
    'Restart=on-failure',
    'RestartSec=1',
    `TimeoutStopSec=${STOP_SECONDS}`,
    `MemoryMax=${MEMORY[app] ?? '512M'}`,
    'DynamicUser=yes',
    `User=rodar-${app}`,
    `StateDirectory=rodar-${app}`,
    'UMask=0077',
    'ProtectSystem=strict',
    'ProtectHome=yes',
    'PrivateTmp=yes',
    'PrivateDevices=yes',
    'ProtectKernelTunables=yes',
    'ProtectKernelModules=yes',
    'ProtectControlGroups=yes',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
    'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX',
    'LockPersonality=yes',
    'SystemCallArchitectures=native',
    '',
    '[Install]',
    'WantedBy=multi-user.target',
  );
}

/**
 * The Containerfile of an app, for the unpacked archive as its context. Nobody has built
 * it yet: no container engine with a base image was at hand.
 */
export function containerfileOf(app, { node }) {
  return lines(
    '# Not run yet: no container engine with this base image was at hand.',
    `FROM docker.io/library/node:${node}-bookworm-slim`,
    'WORKDIR /app',
    'COPY . .',
    'RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force',
    'USER node',
    `ENV APP_MODE=production HOST=0.0.0.0 PORT=${DEFAULT_PORTS[app]}`,
    `EXPOSE ${DEFAULT_PORTS[app]}`,
    'STOPSIGNAL SIGTERM',
    'CMD ["node", "main.js"]',
  );
}

const lines = (...all) => `${all.join('\n')}\n`;
