import { formatDate, type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { answerDay } from '@site/api-contract/sales';

/**
 * The apology that replaces the promise of an answer by a day; null until that day is
 * over.
 */
export function lateAnswer(by: IsoDate, now: Date): string | null {
  return saoPauloDay(now) > by
    ? `Prometemos responder até ${formatDate(by)} e atrasamos: a resposta vem por e-mail e aparece aqui.`
    : null;
}

/** By when we answer a request for help, or the apology once that day is over. */
export function answerPromise(waitingSince: string, now: Date): string {
  const day = answerDay(new Date(waitingSince));
  return lateAnswer(day, now) ?? `Respondemos em até 1 dia útil: até ${formatDate(day)}.`;
}
