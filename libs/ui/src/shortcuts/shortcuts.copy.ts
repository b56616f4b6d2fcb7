export const shortcutsCopy = {
  open: 'Atalhos do teclado',
  hint: 'Atalhos do teclado (?)',
  title: 'Teclas desta página',
  here: 'Nesta página',
  everywhere: 'Em todo o portal',
  showList: 'Ver esta lista',
  turnOn: 'Atalhos do teclado',
  help: 'Valem fora dos campos e ficam assim neste aparelho. Os que usam Ctrl funcionam sempre.',
  ctrl: 'Ctrl',
} as const;
