import { formatTotal } from '@site/api-contract/brazil';
export const dueStepsCopy = {
  title: 'Para hoje',
  all: (total: number) => `Ver todas (${formatTotal(total)})`,
} as const;
