import { seed } from '../seed';
import { type Command } from './command';
import { withPorts } from './with-ports';

export const seedCommand: Command = {
  help: 'fills an empty database (demo accounts in demo mode alone)',
  run: async (input) => {
    const written = await withPorts(input, seed);
    input.print(
      written
        ? 'The database was filled.'
        : 'The database already had data; nothing was written.',
    );
  },
};
