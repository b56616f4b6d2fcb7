import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header with the signature of a bank's webhook. */
export const SIGNATURE_HEADER = 'x-bank-signature';
/** Greatest age of a signature, past or future, in milliseconds. */
const WINDOW_MS = 5 * 60_000;

/**
 * `t=<seconds>,v1=<hex>`: HMAC-SHA256 with the webhook's own key over time and body, new
 * for each try.
 */
export function signWebhook(key: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${macOf(key, seconds, body)}`;
}

/**
 * Why a webhook can't be trusted: `forged` (altered or of another sender) or `stale`
 * (signed more than five minutes away from now); null when it is valid.
 */
export function distrustWebhook(
  key: string,
  { body, signature, now }: { body: string; signature: string; now: Date },
): 'forged' | 'stale' | null {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (seconds === undefined || given === undefined) return 'forged';
  const right = Buffer.from(macOf(key, Number(seconds), body), 'hex');
  if (!timingSafeEqual(right, Buffer.from(given, 'hex'))) return 'forged';
  return Math.abs(now.getTime() - Number(seconds) * 1000) > WINDOW_MS ? 'stale' : null;
}

function macOf(key: string, seconds: number, body: string): string {
  return createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
}
