import { formatDate, type IsoDate, saoPauloDay } from '@site/api-contract/brazil';

/**
 * An apology in place of a promise to answer by a day. The result is null until that day
 * is over.
 */
export function lateAnswer(by: IsoDate, now: Date): string | null {
  return saoPauloDay(now) > by
    ? `Prometemos responder até ${formatDate(by)} e atrasamos: a resposta vem por e-mail e aparece aqui.`
    : null;
}
