import {
  checkDocument,
  createUser,
  resendVerification,
  verifyEmail,
} from '@site/api-contract';
import { addEndpoints, NOTHING_READ } from '../add-endpoints';

/**
 * The quick registration and the code that confirms its e-mail; they load with their
 * screens.
 */
const registrationStartApi = addEndpoints(({ reads, writes }) => ({
  // Nobody is signed in to the new account yet, and each check of a document is a new
  // call.
  createUser: writes(createUser, NOTHING_READ),
  // A signed-in customer confirms a new address with it.
  verifyEmail: writes(verifyEmail, ['Session', 'Security']),
  resendVerification: writes(resendVerification, NOTHING_READ),
  /**
   * The form's hint that a document has an account. The person did not ask for it, so a
   * refusal is shown to nobody: the 429 of spec §8 answers an act of the person, and
   * shows for every call that is one (docs/product/identity.md; the quiet list of spec §7
   * silences only the general rows). The form works without the hint.
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
