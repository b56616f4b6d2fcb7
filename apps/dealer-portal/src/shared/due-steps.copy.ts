export const dueStepsCopy = {
  title: 'Para hoje',
  all: (total: number) => `Ver todas (${total})`,
} as const;
