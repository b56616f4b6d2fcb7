import { formatDate, type IsoDate, saoPauloDay } from '@site/api-contract/brazil';

/**
 * The apology that replaces the promise of an answer by a day; null until that day is
 * over.
 */
export function lateAnswer(by: IsoDate, now: Date): string | null {
  return saoPauloDay(now) > by
    ? `Prometemos responder até ${formatDate(by)} e atrasamos: a resposta vem por e-mail e aparece aqui.`
    : null;
}
