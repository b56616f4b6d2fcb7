import { isDemo } from '#platform/config';
import { seed } from '../seed';
import { makeLives } from '../seed/demo';
import { type Command } from './command';
import { withPorts } from './with-ports';

export const seedCommand: Command = {
  help: 'fills an empty database (demo accounts in demo mode alone)',
  run: async (input) => {
    const written = await withPorts(input, async (ports) => {
      let written = await seed(ports);
      if (isDemo(ports.config)) await makeLives(ports, { told: () => (written = true) });
      return written;
    });
    input.print(
      written
        ? 'The database was filled.'
        : 'The database already had data; nothing was written.',
    );
  },
};
