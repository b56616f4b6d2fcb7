export const shortcutsCopy = {
  open: 'Atalhos de teclado',
  hint: 'Atalhos de teclado (?)',
  title: 'Atalhos de teclado',
  here: 'Nesta página',
  everywhere: 'Em todo o portal',
  showList: 'Ver esta lista',
  turnOn: 'Usar atalhos',
  help: 'Funcionam fora dos campos de texto, e a escolha vale neste aparelho. Os que usam Ctrl funcionam sempre.',
  ctrl: 'Ctrl',
  escape: 'Esc',
} as const;
