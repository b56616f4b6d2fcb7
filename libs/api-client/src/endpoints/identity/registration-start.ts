import {
  checkDocument,
  createUser,
  resendVerification,
  verifyEmail,
} from '@site/api-contract';
import { addEndpoints, NOTHING_READ } from '../add-endpoints';

/**
 * The quick registration and the code that confirms its e-mail: they come with the
 * screens that use them.
 */
const registrationStartApi = addEndpoints(({ reads, writes }) => ({
  // Nobody is signed in with the new account yet, and whether a document has one is
  // asked anew each time.
  createUser: writes(createUser, NOTHING_READ),
  // A signed-in customer confirms a new address with it.
  verifyEmail: writes(verifyEmail, ['Session', 'Security']),
  resendVerification: writes(resendVerification, NOTHING_READ),
  /**
   * The hint of the form that a document has an account. Nobody asked for it, so a
   * refusal is told to nobody: the 429 of spec §8 answers what somebody tries, and
   * shows for every call that is one (docs/product/identity.md; the quiet list of spec §7
   * mutes only the general rows). The form does without the hint.
   */
  checkDocument: reads(checkDocument, [], {
    query: (request) => ({ call: checkDocument, request, silent: true }),
  }),
}));

export const {
  useCreateUserMutation,
  useVerifyEmailMutation,
  useResendVerificationMutation,
  useLazyCheckDocumentQuery,
} = registrationStartApi;
