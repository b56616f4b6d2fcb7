import { type CustomerOpen, type FoundItem } from '@site/api-contract';
import { formatCounted, formatPlate } from '@site/api-contract/brazil';
import { KIND_LABELS, SERVICE_STATE_LABELS } from '@site/api-contract/driving';
import { LEAD_STATE_LABELS, shownState } from '@site/api-contract/sales';
import { withFallback } from '@site/api-contract/with-fallback';
import { LEAD_KIND_LABELS } from '../../../shared/lead-kinds.copy';

type Found<K extends FoundItem['kind']> = Extract<FoundItem, { kind: K }>;

const counted = (count: number, one: string, more: string) =>
  count === 0 ? [] : [count === 1 ? one : formatCounted(count, one, more)];

const late = (days: number) =>
  days === 0 ? [] : [`conta atrasada há ${formatCounted(days, 'dia', 'dias')}`];

const STAGES: Record<Found<'contract'>['stage'], string> = withFallback(
  { coming: 'carro a entregar', active: 'contrato ativo', over: 'contrato encerrado' },
  'contrato',
);

const openOf = (open: CustomerOpen) => [
  ...counted(open.active, 'contrato ativo', 'contratos ativos'),
  ...counted(open.coming, 'carro a entregar', 'carros a entregar'),
  ...late(open.daysLate),
  ...counted(open.services, 'atendimento aberto', 'atendimentos abertos'),
  ...counted(open.proposals, 'proposta aberta', 'propostas abertas'),
  ...counted(open.leads, 'lead aberto', 'leads abertos'),
];

/** Facts in lower case, since they stand behind others in a line. */
export const goToCopy = {
  customers: 'Clientes',
  /** `seesAll`: no right is missing, so that nothing means nothing. */
  customer: ({ document, open }: Found<'customer'>, seesAll: boolean) => {
    const facts = openOf(open);
    return [
      ...(document === '' ? [] : [document]),
      ...(facts.length === 0 && seesAll ? ['nada aberto'] : facts),
    ];
  },
  proposals: 'Propostas',
  proposal: (item: Found<'proposal'>) => [
    item.number,
    item.car,
    shownState(item).label.toLowerCase(),
  ],
  contracts: 'Contratos',
  contract: ({ number, car, plate, stage, daysLate }: Found<'contract'>) => [
    number,
    car,
    ...(plate === null ? [] : [formatPlate(plate)]),
    STAGES[stage],
    ...late(daysLate),
  ],
  services: 'Atendimentos',
  service: ({ number, subject, state }: Found<'service'>) => [
    number,
    KIND_LABELS[subject].toLowerCase(),
    SERVICE_STATE_LABELS[state].staff.toLowerCase(),
  ],
  leads: 'Leads',
  lead: ({ form, status }: Found<'lead'>) => [
    LEAD_KIND_LABELS[form],
    LEAD_STATE_LABELS[status].label.toLowerCase(),
  ],
} as const;
