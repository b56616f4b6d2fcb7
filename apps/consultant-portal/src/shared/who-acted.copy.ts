/** The name for operations in texts. */
export const OPERATIONS_NAME = 'Equipe de operações';

type Act = { role: 'CONSULTANT' | 'operations' | null; name: string | null };

/** The name of the person who made a change in 'Gestão'. */
export const whoActed = ({ role, name }: Act): string =>
  role === 'operations' ? OPERATIONS_NAME : (name ?? 'Conta apagada');
