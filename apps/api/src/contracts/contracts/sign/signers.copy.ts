import { formatDate } from '@site/api-contract/brazil';
import { answerDay } from '@site/api-contract/sales';
import { type ExaminedPartner } from '../../../sales/proposals/send/examined-partners.repository';

/** Why a partner may not sign; others may. */
export function chooseAnotherText(
  { name, email }: ExaminedPartner,
  able: readonly { name: string }[],
): string {
  const why = email
    ? `A análise ainda não conferiu os dados de ${name}, que entraram ou mudaram no cadastro depois da aprovação.`
    : `Falta no cadastro o e-mail de ${name}, para onde vai o código.`;
  return `${why} Já pode assinar: ${able.map((one) => one.name).join(' ou ')}.`;
}

/** Why nobody may sign yet, and the next step. */
export function nobodyLeftText(waiting: readonly ExaminedPartner[]): string {
  const unexamined = waiting.filter(({ isExamined }) => !isExamined);
  if (unexamined.length === 0)
    return 'Falta no cadastro o e-mail de quem assina pela empresa: o código vai para lá. Inclua em Sócios. A análise confere e avisa você por e-mail.';
  const since = Math.max(...unexamined.map((one) => one.since.getTime()));
  const until = formatDate(answerDay(new Date(since)));
  return `Os sócios da empresa mudaram depois da aprovação, e só assina quem a análise conferiu. Ela confere os de agora até ${until} e avisa você por e-mail. Nada foi assinado nem cobrado.`;
}

export const otherAddressText = (name: string) =>
  `O código vai para o e-mail de ${name} que está no cadastro.`;
