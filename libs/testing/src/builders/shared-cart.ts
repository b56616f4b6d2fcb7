import { type OwnSharedCart } from '@site/api-contract';
import { A_UUID, AT, builder } from './builder';

/** A cart with a seller, Vera, who changed the term a minute ago. */
export const aSharedCart = builder<OwnSharedCart>({
  id: A_UUID,
  state: 'live',
  startedBy: 'seller',
  sellerName: 'Vera Nunes',
  dealershipName: 'Rodar Batel',
  dealershipPlace: 'Curitiba, PR',
  customerName: 'Ana',
  invitedUntil: null,
  declinedAt: null,
  acceptedAt: AT,
  endsAt: '2026-12-21T12:00:00.000Z',
  endedAt: null,
  createdAt: AT,
  history: [
    {
      id: '2',
      at: '2026-11-21T12:10:00.000Z',
      by: 'seller',
      kind: 'changed',
      simulationCode: 'RD-7K2M-48',
      modelName: 'Aroeira',
      changes: [{ key: 'Term', from: '36 meses', to: '48 meses' }],
    },
    {
      id: '1',
      at: AT,
      by: 'customer',
      kind: 'accepted',
      simulationCode: null,
      modelName: null,
      changes: [],
    },
  ],
});
