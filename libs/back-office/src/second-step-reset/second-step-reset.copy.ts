import { formatDateTime } from '@site/api-contract/brazil';

/** A member of staff as the dialog needs them. */
export type ResetMember = {
  name: string;
  hasApp: boolean;
  passwordRecoveredAt?: string | undefined;
};

/** A second step that a second person has to release, in the lists of members. */
export const HELD_SECOND_STEP = 'Espera liberação';

const recoveryOf = ({ name, passwordRecoveredAt: at }: ResetMember) =>
  at ? `foi ${name} quem trocou a senha pelo e-mail em ${formatDateTime(at)}` : '';

const LOST_PHONE = {
  act: 'Perdeu o celular',
  title: (name: string) => `${name} perdeu o celular?`,
  lead: 'O caminho de volta tem três passos:',
  steps: (member: ResetMember) => [
    `Confirme, ao vivo ou por telefone, que é mesmo ${member.name} quem pede${member.passwordRecoveredAt ? `, e que ${recoveryOf(member)}` : ''}.`,
    'Desligue aqui o aplicativo autenticador e as passkeys. As sessões abertas terminam, e a pessoa recebe um e-mail que diz quem desligou.',
    `${member.name} entra com a senha, digita o código que chega por e-mail e conecta o aplicativo ou uma passkey no celular novo.`,
  ],
  submit: 'Desligar a segunda etapa',
  pending: 'Desligando...',
  done: (name: string) =>
    `A segunda etapa de ${name} foi desligada. No próximo acesso, é só conectar outro aplicativo ou outra passkey.`,
  failed: 'Não conseguimos desligar a segunda etapa agora. Tente de novo em instantes.',
};

const RECOVERED_PASSWORD: typeof LOST_PHONE = {
  act: 'Liberar segunda etapa',
  title: (name) => `Liberar a segunda etapa de ${name}?`,
  lead: 'A senha foi trocada pelo e-mail antes de haver uma segunda etapa. O caminho tem três passos:',
  steps: (member) => [
    `Confirme, ao vivo ou por telefone, que ${recoveryOf(member)}. Se não foi, não libere: outra pessoa lê esse e-mail.`,
    'Libere aqui. A pessoa recebe um e-mail que diz quem liberou.',
    `${member.name} entra com a senha nova, digita o código que chega por e-mail e conecta o aplicativo ou uma passkey.`,
  ],
  submit: 'Liberar a segunda etapa',
  pending: 'Liberando...',
  done: (name) =>
    `A segunda etapa de ${name} foi liberada. No próximo acesso, é só conectar o aplicativo ou uma passkey.`,
  failed: 'Não conseguimos liberar a segunda etapa agora. Tente de novo em instantes.',
};

/**
 * The words of the act that a second person can do for a member of staff; null where there
 * is nothing to do, without a second step and without a recovered password.
 */
export function secondStepResetCopy(member: ResetMember): typeof LOST_PHONE | null {
  if (member.hasApp) return LOST_PHONE;
  return member.passwordRecoveredAt ? RECOVERED_PASSWORD : null;
}
