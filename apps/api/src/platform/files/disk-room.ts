import { statfs } from 'node:fs/promises';
import { type FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { type Config } from '../config';

/**
 * Lets `/metrics` tell the room that is left on the disk of DATA_DIR, in bytes, for an
 * alert before it is full. Where there is no such folder, as with PostgreSQL and S3,
 * nothing is told.
 */
export function measureDiskRoom(
  app: FastifyInstance,
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
): void {
  new Gauge({
    name: 'data_dir_free_bytes',
    help: 'Room left on the disk of DATA_DIR',
    registers: [app.metrics],
    async collect() {
      const disk = await statfs(DATA_DIR).catch(() => null);
      if (disk) this.set(disk.bavail * disk.bsize);
      else this.remove();
    },
  });
}
