import { userInfo } from 'node:os';
import { tsImport } from 'tsx/esm/api';

let loading;

/**
 * nginx's configuration from the site map, for servers that `serversOf(app)` gives as
 * `{ address, isOut }`. With a `folder` it is one that runs there, under a master process
 * that can load another one; without it the text is for nginx's own places.
 */
export async function renderNginxConf({ folder, ...options }) {
  loading ??= tsImport('../../gateway/src/nginx.ts', import.meta.url);
  const { renderNginx } = await loading;
  const isRoot = process.getuid?.() === 0;
  return renderNginx({
    ...options,
    ...(folder && { folder, master: isRoot ? { user: userInfo().username } : {} }),
  });
}
