/** Deadlines as people say them; `day` and `hour` are written out already. */
export const deadlineCopy = {
  yesterday: 'ontem',
  today: 'hoje',
  tomorrow: 'amanhã',
  at: (hour: string) => ` às ${hour}`,
  /** An appointment that passed, `ontem às 9h`. */
  missed: (moment: string) => `era ${moment}`,
  past: (day: string) => `venceu ${day}`,
  on: (day: string) => `em ${day}`,
  until: (day: string) => `até ${day}`,
  /** `expira amanhã`, `expira em 14/12`. */
  expires: (day: string) => `expira ${day}`,
  expired: (day: string) => `expirou ${day}`,
} as const;
