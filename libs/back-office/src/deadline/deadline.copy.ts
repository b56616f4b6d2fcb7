/** Deadlines as people say them; `day` and `hour` are written out already. */
export const deadlineCopy = {
  yesterday: 'venceu ontem',
  past: (day: string) => `venceu em ${day}`,
  today: 'hoje',
  tomorrow: 'amanhã',
  until: (day: string) => `até ${day}`,
  at: (hour: string) => ` às ${hour}`,
  pastHour: (hour: string) => `era hoje às ${hour}`,
} as const;
