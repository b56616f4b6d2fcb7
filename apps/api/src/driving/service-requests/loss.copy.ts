/** Why a loss does not end the contract; consultants read it. */
export const lossCopy = {
  noLoss: 'Só um atendimento de roubo, furto ou perda total encerra o contrato.',
  unclaimed: 'Assuma o atendimento antes de encerrar o contrato.',
  over: 'Este contrato já terminou.',
  undelivered: 'O carro ainda não foi entregue.',
  inspected: 'A vistoria da devolução deste carro já começou na loja.',
} as const;
