import { callPlace, claimLead, getLead, listLeads } from '@site/api-contract';
import { type ApiVisitor } from './visitor';

/** The lead that belongs to a place in the waiting list, found by its e-mail. */
export async function leadOf(consultant: ApiVisitor, email: string): Promise<string> {
  const { items } = await consultant.send(listLeads, { query: { search: email } });
  const [lead] = items;
  if (!lead) throw new Error(`No lead of ${email}`);
  return lead.id;
}

/** Claims a lead; returns its revision. */
export async function claim(consultant: ApiVisitor, id: string): Promise<number> {
  const params = { id };
  const { revision } = await consultant.send(getLead, { params });
  return (await consultant.send(claimLead, { params, body: { revision } })).revision;
}

/** Calls all places before this one, in order, until this one is next. */
export async function callAllBefore(consultant: ApiVisitor, id: string): Promise<void> {
  for (;;) {
    const { place } = await consultant.send(getLead, { params: { id } });
    const next = place?.next?.leadId;
    if (next === undefined || next === id) return;
    const revision = await claim(consultant, next);
    await consultant.send(callPlace, { params: { id: next }, body: { revision } });
  }
}
