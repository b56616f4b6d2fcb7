/** The name of operations for people. */
export const OPERATIONS_NAME = 'Equipe de operações';

type Act = { role: 'CONSULTANT' | 'operations' | null; name: string | null };

/** The name of the person who changed something at the desk. */
export const whoActed = ({ role, name }: Act): string =>
  role === 'operations' ? OPERATIONS_NAME : (name ?? 'Conta apagada');
