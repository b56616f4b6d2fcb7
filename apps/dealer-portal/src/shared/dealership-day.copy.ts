import { type DealershipItem, type DealershipTask } from '@site/api-contract';
import { withFallback } from '@site/api-contract/with-fallback';

const withCar = (what: string) => (item: DealershipItem) => `${what}, ${item.about}`;

/** Azul Fiorde: 2 propostas esperam, 1 carro na loja e nas vizinhas */
function tooFew({ about, waiting = 0, free = 0 }: DealershipItem): string {
  const proposals = waiting === 1 ? '1 proposta espera' : `${waiting} propostas esperam`;
  const cars = free === 0 ? 'nenhum carro' : free === 1 ? '1 carro' : `${free} carros`;
  return `${about}: ${proposals}, ${cars} na loja e nas vizinhas`;
}

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
      stock: tooFew,
    },
    withCar('Outro assunto'),
  ),
  acts: withFallback<DealershipTask, string>(
    {
      handover: 'Entregar',
      'late-car': 'Ver a entrega',
      return: 'Receber',
      'follow-up': 'Ver a proposta',
      stock: 'Ver o estoque',
    },
    'Abrir',
  ),
} as const;
