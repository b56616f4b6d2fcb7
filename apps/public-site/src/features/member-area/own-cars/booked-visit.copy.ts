import { type ContractSummary } from '@site/api-contract';
import { slotDayText } from '@site/ui/slots';

type Visit = NonNullable<ContractSummary['workshopVisit']>;

/** Texts of the visit to a workshop on the car's card. */
export const bookedVisitCopy = {
  title: 'Visita à oficina',
  at: ({ day, time, dealership }: Visit) =>
    `${slotDayText(day)}, às\u00a0${time}, na loja ${dealership}.`,
  see: 'Ver a visita',
} as const;
