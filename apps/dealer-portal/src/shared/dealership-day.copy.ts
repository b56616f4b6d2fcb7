import { type DealershipItem, type DealershipTask } from '@site/api-contract';
import { withFallback } from '@site/api-contract/with-fallback';

const withCar = (what: string) => (item: DealershipItem) => `${what}, ${item.about}`;

export const dealershipDayCopy = {
  title: 'Hoje',
  failed: 'Não conseguimos abrir o que há para hoje.',
  empty: 'Nada para hoje: nenhuma entrega, devolução ou próximo passo pendente.',
  others: (count: number) => `Ver mais ${count}`,
  more: 'Há mais para hoje. Veja em:',
  lists: { deliveries: 'Entregas', returns: 'Devoluções', proposals: 'Propostas' },
  what: withFallback<DealershipTask, (item: DealershipItem) => string>(
    {
      handover: withCar('Entrega'),
      'late-car': withCar('Carro atrasado'),
      return: withCar('Devolução'),
      'follow-up': ({ about }) => about,
    },
    withCar('Outro assunto'),
  ),
  acts: withFallback<DealershipTask, string>(
    {
      handover: 'Entregar',
      'late-car': 'Ver a entrega',
      return: 'Receber',
      'follow-up': 'Ver a proposta',
    },
    'Abrir',
  ),
} as const;
