import * as z from 'zod/mini';
import { done, pin } from '../wire/fields';
import { session } from './accounts.schemas';

/**
 * The proof that a sign-in of staff waits for: the code of a mail, the first code of an
 * authenticator app that is being connected, the current code of a connected one, or a
 * passkey where no app is connected.
 */
const STAFF_PROOFS = ['mail', 'first-code', 'code', 'passkey'] as const;

const begunSignIn = z.object({
  proof: z.enum(STAFF_PROOFS),
  /** The account's address with most of its letters hidden. */
  email: z.string(),
  /**
   * Whether a passkey does it, too: one of the account or, where nothing is connected,
   * a new one.
   */
  passkey: z.optional(z.boolean()),
  /** The facts that connect an app; only where the proof is `first-code`. */
  connection: z.optional(
    z.object({
      /** The key in base 32, in groups of four letters. */
      key: z.string(),
      /** `otpauth:` address that opens the app on the same phone. */
      address: z.string(),
      /** SVG of that address as a QR code. */
      qrCode: z.string(),
    }),
  ),
  /**
   * The code to type, of the demo's second consultant alone; null where the one of this
   * half minute and the next were used. `changesIn`: seconds until it is another one.
   */
  demo: z.optional(z.object({ code: z.nullable(z.string()), changesIn: z.int() })),
});
export type BegunSignIn = z.output<typeof begunSignIn>;
export const getBegunSignIn = {
  summary: 'O que falta para a equipe entrar; nulo quando nenhuma senha foi digitada',
  data: z.nullable(begunSignIn),
};

export const proofForm = z.strictObject({ pin });
export type ProofForm = z.output<typeof proofForm>;
export const proveMailbox = {
  summary: 'Confirma o código por e-mail que abre a conexão do aplicativo autenticador',
  body: proofForm,
  data: done,
};
export const proveByApp = {
  summary: 'Entra com o código do aplicativo autenticador, ou termina a conexão dele',
  body: proofForm,
  /** Null when a link began the sign-in: the app is connected, and the password is due. */
  data: z.object({ session: z.nullable(session) }),
};
