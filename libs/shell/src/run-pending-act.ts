import { failureOf, serverSentence } from '@site/api-client';
import { type ActOutcome } from '@site/ui';

/**
 * Sends a waiting request and returns its outcome: a message, and the fields that it
 * names.
 */
export async function runPendingAct(
  call: () => Promise<unknown>,
  words: { done: string; failed: string },
): Promise<ActOutcome> {
  try {
    await call();
    return { isDone: true, said: words.done };
  } catch (error) {
    return {
      isDone: false,
      said: serverSentence(error, words.failed),
      fields: failureOf(error)?.fields,
    };
  }
}
