import { type ContractDraft, type SignedContract } from '@site/api-contract';
import { A_UUID } from '@site/testing';

/** The contract of `aProposal()` on 22/11/2026 in short, with the given changes. */
export function aContractDraft(changes: Partial<ContractDraft> = {}): ContractDraft {
  return {
    proposalId: A_UUID,
    proposalNumber: 'P-2611-0487',
    revision: 2,
    textVersion: '2026-11-26',
    textHash: 'a'.repeat(64),
    signedOn: '2026-11-22',
    email: 'a•••@example.com',
    signers: [],
    signer: null,
    title: 'Contrato de assinatura de carro',
    lead: 'Proposta P-2611-0487, para assinar em 22/11/2026',
    numbers: [
      {
        key: 'mensalidade',
        label: 'Mensalidade',
        value: 'R$ 2.549,00',
        note: 'A mesma do primeiro ao último mês.',
      },
      {
        key: 'primeira-parcela',
        label: 'Primeira parcela',
        value: 'R$ 2.549,00',
        note: 'Vence em 23/11/2026.',
      },
    ],
    sections: [
      {
        key: 'partes',
        title: '1. Quem contrata',
        parts: [{ facts: [['Quem assina', 'Ana Souza']] }],
      },
      {
        key: 'atraso',
        title: '2. Se você atrasar',
        parts: [{ clause: 'A parcela atrasada recebe multa de 2%.' }],
      },
      {
        key: 'saida',
        title: '3. Sair antes do fim',
        parts: [
          {
            table: {
              caption: 'Custo de sair em cada mês do contrato',
              head: ['Mês', 'Você paga'],
              rows: Array.from({ length: 24 }, (_, index) => [
                String(index + 1),
                `R$ ${index + 1},00`,
              ]),
            },
          },
        ],
      },
    ],
    ...changes,
  };
}

export function aSignedContract(changes: Partial<SignedContract> = {}): SignedContract {
  return {
    id: A_UUID,
    number: 'C-2611-0001',
    signedAt: '2026-11-22T15:00:00.000Z',
    firstPayment: { dueDate: '2026-11-23', amount: 2549 },
    withdrawalUntil: '2026-11-29',
    ...changes,
  };
}
