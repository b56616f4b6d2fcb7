import * as z from 'zod';
import { ROLES } from '@site/api-contract';
import { secretFrom } from '@site/server';
import { brandOf } from '#platform/mail/mail-template';
import { OPERATIONS } from '#platform/security/audit';
import { hashPassword } from '#platform/security/passwords';
import { makeStaffAccount } from '../identity/accounts/staff-account';
import { passwordProblem } from '../identity/authentication/password.rules';
import { type Command, OpsError } from './command';
import { withPorts } from './with-ports';

/** The origin that names a seller in links of assisted sales, in capitals. */
export const assistedSaleOrigin = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,40}$/, '--assisted-sale takes letters, digits and hyphens')
  .transform((origin) => origin.toUpperCase());

const input = z
  .strictObject({
    email: z.email('--email must be an e-mail address'),
    name: z.string('--name is needed').min(1),
    role: z.enum(ROLES, `--role must be one of ${ROLES.join(', ')}`),
    dealership: z.coerce.number().int().positive().optional(),
    'assisted-sale': assistedSaleOrigin.optional(),
  })
  .refine(
    ({ role, dealership }) => role === 'CONSULTANT' || dealership !== undefined,
    '--dealership is needed for dealers and sellers',
  );

/**
 * Makes a staff account. The password comes from the variable NEW_PASSWORD, so that it
 * stays out of the shell's history.
 */
export const createUserCommand: Command = {
  help: 'makes a staff account: --email --name --role [--dealership id] [--assisted-sale origin], password in NEW_PASSWORD',
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string' },
    dealership: { type: 'string' },
    'assisted-sale': { type: 'string' },
  },
  run: async (command) => {
    const parsed = input.safeParse(Object.fromEntries(command.options));
    if (!parsed.success)
      throw new OpsError(parsed.error.issues.map(({ message }) => message).join('\n'));
    const password = secretFrom(process.env, 'NEW_PASSWORD') ?? '';
    if (password.length < 8 || password.length > 128)
      throw new OpsError('NEW_PASSWORD must hold 8 to 128 characters.');
    const { email, name, role, dealership, 'assisted-sale': origin } = parsed.data;
    const brand = brandOf(command.config);
    const problem = passwordProblem(password, { name, email, brand });
    if (problem) throw new OpsError(`NEW_PASSWORD: ${problem}`);
    await withPorts(command, async (ports) => {
      const passwordHash = await hashPassword(ports.config, password);
      const made = await ports.database.db.transaction((tx) =>
        makeStaffAccount(
          ports,
          tx,
          {
            email,
            name,
            role,
            dealershipId: dealership ?? null,
            originAssistedSale: origin ?? null,
            passwordHash,
          },
          { actor: OPERATIONS },
        ),
      );
      if (!made)
        throw new OpsError(
          'An account with this e-mail or assisted-sale origin exists already.',
        );
    });
    command.print(`${role} ${email} was made.`);
  },
};
