import { formatDateTime } from '@site/api-contract/brazil';
import { countOf } from '../../../../shared/selection/selection.copy';
import { FINES } from '../selection/fine-selection.copy';

export const fineOwnerCopy = {
  title: 'Com quem está',
  since: (at: string) => `desde ${formatDateTime(at)}`,
  free: 'Ninguém assumiu esta multa ainda.',
  claim: 'Assumir',
  claimFrom: 'Passar para mim',
  claiming: 'Assumindo...',
  release: 'Devolver',
  releasing: 'Devolvendo...',
  claimFailed: 'Não conseguimos passar a multa. Tente de novo.',
  releaseFailed: 'Não conseguimos devolver a multa. Tente de novo.',
  lead: 'As multas de um colega, e as que um colega está vendo, ficam como estão.',
  one: 'Quem recebe a multa é avisado nas notificações.',
  failed: 'Não conseguimos passar as multas. Tente de novo.',
  done: (count: number, name: string) =>
    count === 0
      ? 'Nenhuma multa mudou de mãos.'
      : `${countOf(count, FINES)} com ${name}.`,
} as const;
