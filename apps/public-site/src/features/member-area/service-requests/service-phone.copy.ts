/** Texts of the phone for emergencies. */
export const servicePhoneCopy = {
  urgent: 'Urgente? A assistência atende 24 horas por dia.',
  note: 'Pane, batida, roubo ou furto: cuide das pessoas primeiro e ligue.',
} as const;
