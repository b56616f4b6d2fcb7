import { type Quote } from '@site/api-contract';
import { formatBRL, formatDate } from '@site/api-contract/brazil';
import {
  benefitLabel,
  benefitText,
  campaignOverText,
  conditionsText,
  type QuoteBenefit,
} from '@site/api-contract/pricing';

/** Texts of a campaign's code in a simulation. */
export const campaignCopy = {
  have: 'Tenho um código',
  code: 'Código da campanha',
  use: 'Usar o código',
  using: 'Conferindo...',
  takeOff: 'Tirar o código',
  /** Completes a label for screen readers: 'Tenho um código para o Lira, …'. */
  forModel: (model: string, code: string) => `para o ${model}, simulação ${code}`,
  ofModel: (model: string, code: string) => `do ${model}, simulação ${code}`,
  benefit: (benefit: QuoteBenefit) =>
    `${benefitLabel(benefit)}: ${benefitText(benefit)}.`,
  conditions: conditionsText,
  /**
   * Says of a campaign that takes nobody new which price holds; `isOver` stands for the
   * guarantee of the price.
   */
  over: (
    { over, code, monthlyOff, months, endsOn }: QuoteBenefit,
    { contractTotal, validUntil }: Pick<Quote, 'contractTotal' | 'validUntil'>,
    isOver: boolean,
  ): string => {
    if (over === 'esgotada')
      return `Os usos da campanha ${code} acabaram. ${
        isOver
          ? 'Recalcule e tire o código para enviar a proposta.'
          : `Tire o código para enviar a proposta: o total fica em ${formatBRL(contractTotal + monthlyOff * months)}.`
      }`;
    const ended = campaignOverText({ code, endsOn }, over === 'encerrada');
    return isOver
      ? `${ended} A garantia deste preço também terminou: o preço de hoje vem sem a campanha.`
      : `${ended} Esta simulação continua com ela: o total de ${formatBRL(contractTotal)} está garantido até ${formatDate(validUntil)}.`;
  },
  note: 'O uso conta quando a proposta é enviada. A mensalidade e o custo de sair são os do plano, sem o desconto.',
  noteKm: 'O uso conta quando a proposta é enviada.',
  lost: 'Não se aplica a esta escolha.',
  isUsed: 'A campanha está nesta simulação.',
  isOff: 'Código tirado desta simulação.',
  failed: 'Não conseguimos conferir o código agora. Tente de novo em instantes.',
  offFailed: 'Não conseguimos tirar o código agora. Tente de novo em instantes.',
};
