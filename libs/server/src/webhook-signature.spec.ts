import { distrustWebhook, signWebhook } from './webhook-signature';

const now = new Date('2026-11-22T12:00:00Z');
const body = '{"id":"evt_1"}';
const signature = signWebhook('key', body, now);
const later = (ms: number) => new Date(now.getTime() + ms);

describe('a signed webhook', () => {
  it('is believed for five minutes, either way', () => {
    for (const at of [now, later(300_000), later(-300_000)])
      expect(distrustWebhook('key', { body, signature, now: at })).toBeNull();
    for (const at of [later(301_000), later(-301_000)])
      expect(distrustWebhook('key', { body, signature, now: at })).toBe('stale');
  });

  it.each([
    ['of another key', { body, signature: signWebhook('other', body, now) }],
    ['with another body', { body: '{"id":"evt_2"}', signature }],
    ['with another time', { body, signature: signature.replace(/^t=1/, 't=2') }],
    ['without a signature', { body, signature: '' }],
    ['with half of one', { body, signature: signature.slice(0, -2) }],
  ])('is forged when it is %s', (_, webhook) => {
    expect(distrustWebhook('key', { ...webhook, now })).toBe('forged');
  });
});
