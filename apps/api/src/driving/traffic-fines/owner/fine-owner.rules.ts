import { byWhom } from '#platform/security/who-acted';
import { type FineFacts } from '../traffic-fines.repository';

/** Says which colleague of the reader looks after a fine; null when none does. */
export function colleaguesSentence(
  { fine: { claimedBy, claimedAt }, holderName }: Pick<FineFacts, 'fine' | 'holderName'>,
  readerId: string,
): string | null {
  return claimedBy && claimedAt && claimedBy !== readerId
    ? byWhom({ at: claimedAt, name: holderName }, 'ficou com esta multa')
    : null;
}
