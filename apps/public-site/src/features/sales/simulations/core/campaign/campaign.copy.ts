import {
  benefitLabel,
  benefitText,
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
  note: 'O uso conta quando você envia a proposta. A mensalidade e o custo de sair são os do plano, sem o desconto.',
  noteKm: 'O uso conta quando você envia a proposta.',
  failed: 'Não conseguimos conferir o código agora. Tente de novo em instantes.',
  offFailed: 'Não conseguimos tirar o código agora. Tente de novo em instantes.',
};
