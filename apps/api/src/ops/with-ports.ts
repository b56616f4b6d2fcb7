import { clockOf } from '#platform/demo-clock';
import { patient, type Ports } from '#platform/ports';
import { openPorts } from '../open-ports';
import { type CommandInput } from './command';

/** Runs `work` with the API's ports on a migrated database and closes them. */
export async function withPorts<T>(
  { config, assets }: CommandInput,
  work: (ports: Ports) => Promise<T>,
): Promise<T> {
  const { ports, close } = await openPorts(config, assets, clockOf(config));
  try {
    return await work(patient(ports));
  } finally {
    await close();
  }
}
