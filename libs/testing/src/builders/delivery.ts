import { type Delivery } from '@site/api-contract';
import { A_UUID, builder } from './builder';

/** A paid car of the dealership's stock without a booked day. */
export const aDelivery = builder<Delivery>({
  id: A_UUID,
  contractNumber: 'C-2611-0001',
  proposalId: A_UUID,
  state: 'pagamento_confirmado',
  versionName: 'Aroeira Evolução 1.0 Turbo AT',
  paintName: 'Branco Nuvem',
  source: 'stock',
  promisedOn: '2026-12-02',
  milestones: [
    { kind: 'faturado', onDay: '2026-11-24' },
    { kind: 'emplacado', onDay: null },
    { kind: 'pronto', onDay: null },
  ],
  slot: null,
  handedOverAt: null,
  late: null,
  today: '2026-11-24',
  dealership: {
    name: 'Rodar Batel',
    address: 'Avenida do Batel, 1230',
    city: 'Curitiba',
    state: 'PR',
    phone: '4130000001',
  },
  isDeliveredHome: false,
  canChooseSlot: true,
  car: null,
  photos: [],
  odometerKm: null,
});
