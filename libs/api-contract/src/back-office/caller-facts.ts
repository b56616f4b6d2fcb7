/**
 * Facts by which a consultant knows who phones (docs/product/back-office.md). No zod:
 * screens use them too.
 */
export const CALLER_FACTS = ['document', 'birthdate', 'plate', 'cep', 'monthly'] as const;
export type CallerFact = (typeof CALLER_FACTS)[number];

/** The number of facts that have to be right. */
export const FACTS_ASKED = 3;

/** How long a consultant may act for a customer who was made sure of. */
export const CALL_MINUTES = 30;

/** Papers that can be sent again: a bill with its code, the last receipt, the contract. */
export const SECOND_COPIES = ['pix', 'boleto', 'receipt', 'contract'] as const;
export type SecondCopy = (typeof SECOND_COPIES)[number];

/** Checks that enough facts were typed; the server alone knows whether they are right. */
export function callerFactsProblems(
  form: Partial<Record<CallerFact, unknown>>,
): { path: string[]; message: string }[] {
  const typed = CALLER_FACTS.filter((fact) => String(form[fact] ?? '').trim() !== '');
  const missing = CALLER_FACTS.find((fact) => !typed.includes(fact));
  return typed.length >= FACTS_ASKED || !missing
    ? []
    : [{ path: [missing], message: `Digite ${FACTS_ASKED} dados que a pessoa disser.` }];
}
