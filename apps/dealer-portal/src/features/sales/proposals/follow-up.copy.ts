/** Texts that load with their section and not with the first load. */
export const followUpCopy = {
  title: 'Acompanhamento',
  note: 'Anotação',
  noteKey: 'Anotar o que foi feito',
  nextStep: 'Próximo passo',
  nextStepHelp:
    'Por exemplo: ligar para combinar a entrega. Deixe vazio quando estiver feito.',
  nextDay: 'Dia',
  save: 'Registrar',
  saving: 'Registrando...',
  saved: 'Registrado.',
  failed: 'Não conseguimos registrar. Tente de novo em instantes.',
  notes: 'Anotações, da mais recente à mais antiga',
  planned: (step: string, day: string) => `Próximo passo em ${day}: ${step}`,
  done: 'Próximo passo feito.',
  formerColleague: 'Ex-colega',
} as const;
