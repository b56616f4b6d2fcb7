import {
  checkDocument,
  createUser,
  type DataOf,
  resendVerification,
  verifyEmail,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, NOTHING_READ, sends } from '../of-call';

/**
 * The quick registration and the code that confirms its e-mail: they come with the
 * screens that use them.
 */
const registrationStartApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Nobody is signed in with the new account yet, and whether a document has one is
    // asked anew each time.
    createUser: build.mutation<DataOf<typeof createUser>, ArgOf<typeof createUser>>({
      ...sends(createUser),
      invalidatesTags: NOTHING_READ,
    }),
    // A signed-in customer confirms a new address with it.
    verifyEmail: build.mutation<DataOf<typeof verifyEmail>, ArgOf<typeof verifyEmail>>({
      ...sends(verifyEmail),
      invalidatesTags: ['Session', 'Security'],
    }),
    resendVerification: build.mutation<
      DataOf<typeof resendVerification>,
      ArgOf<typeof resendVerification>
    >({
      ...sends(resendVerification),
      invalidatesTags: NOTHING_READ,
    }),
    /**
     * The hint of the form that a document has an account. Nobody asked for it, so a
     * refusal is told to nobody: the 429 of spec §8 answers what somebody tries, and
     * shows for every call that is one (product.md §11; the quiet list of spec §7 mutes
     * only the general rows). The form does without the hint.
     */
    checkDocument: build.query<DataOf<typeof checkDocument>, ArgOf<typeof checkDocument>>(
      {
        query: (request) => ({ call: checkDocument, request, silent: true }),
      },
    ),
  }),
});

export const {
  useCreateUserMutation,
  useVerifyEmailMutation,
  useResendVerificationMutation,
  useLazyCheckDocumentQuery,
} = registrationStartApi;
