import { statfs } from 'node:fs/promises';
import { type FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { type Config } from '../config';

/**
 * Adds the free space on the disk of DATA_DIR to `/metrics`, in bytes, for an alert
 * before it is full. Without such a folder, as with PostgreSQL and S3, it adds nothing.
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
