import { type Lead } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { aLead, aViewer } from '@site/testing';
export const PAGE = '/consultor/leads';
export const OTHER = '5e51ce00-5d47-4a6e-9b0f-1c2d3e4f5a6c';
export const viewer = aViewer('consultant');
export const page = (...items: Lead[]) => ({
  items,
  nextCursor: null,
  total: items.length,
  counts: { free: 3, mine: 2 },
});
const soon = () => new Date(Date.now() + DAY_MS).toISOString();
export const heldBy = (name: string, isMe: boolean) => ({
  name,
  since: '2026-11-20T13:05:00.000Z',
  isMe,
});
export const ana = aLead({ dueAt: soon() });
export const bruno = aLead({
  id: OTHER,
  name: 'Bruno Reis',
  email: 'bruno@example.com',
  cellphone: '41998760000',
});
