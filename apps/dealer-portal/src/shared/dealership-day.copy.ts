import { type DealershipItem, type DealershipTask } from '@site/api-contract';
import { withFallback } from '@site/api-contract/with-fallback';

const withCar = (what: string) => (item: DealershipItem) => `${what}, ${item.about}`;

/** Azul Fiorde: 2 propostas esperam, 1 carro na loja e nas vizinhas */
function tooFew({ about, waiting = 0, free = 0 }: DealershipItem): string {
  const proposals = waiting === 1 ? '1 proposta espera' : `${waiting} propostas esperam`;
  const cars = free === 0 ? 'nenhum carro' : free === 1 ? '1 carro' : `${free} carros`;
  return `${about}: ${proposals}, ${cars} na loja e nas vizinhas`;
}

const ACTS: Record<DealershipTask, string> = {
  handover: 'Entregar',
  'late-car': 'Ver a entrega',
  return: 'Receber',
  workshop: 'Ver a visita',
  'follow-up': 'Ver a proposta',
  'ask-documents': 'Lembrar o cliente',
  'ask-signature': 'Lembrar o cliente',
  'ask-payment': 'Lembrar o cliente',
  'ask-day': 'Lembrar o cliente',
  stock: 'Ver o estoque',
};

export const dealershipDayCopy = {
  title: 'Hoje',
  failed: 'Não conseguimos abrir o que há para hoje.',
  empty:
    'Nada para hoje: nenhuma entrega, devolução, visita à oficina ou próximo passo pendente.',
  others: (count: number) => `Ver mais ${count}`,
  more: 'Há mais para hoje. Veja em:',
  lists: {
    deliveries: 'Entregas',
    returns: 'Devoluções',
    workshop: 'Oficina',
    proposals: 'Propostas',
  },
  what: withFallback<DealershipTask, (item: DealershipItem) => string>(
    {
      handover: withCar('Entrega'),
      'late-car': withCar('Carro atrasado'),
      return: withCar('Devolução'),
      workshop: withCar('Oficina'),
      'follow-up': ({ about }) => about,
      'ask-documents': withCar('Faltam documentos'),
      'ask-signature': withCar('Falta assinar o contrato'),
      'ask-payment': withCar('Falta pagar a primeira parcela'),
      'ask-day': withCar('Carro pronto, falta marcar o dia'),
      stock: tooFew,
    },
    withCar('Outro assunto'),
  ),
  acts: withFallback<DealershipTask, string>(ACTS, 'Abrir'),
  toRemind: 'Clientes para lembrar',
  moreToRemind: 'Há mais clientes para lembrar. Veja em:',
  allDeliveries: 'Ver entregas e devoluções',
  coming: 'Próximos dias',
  prepared: 'Ver a entrega',
  comingActs: withFallback<DealershipTask, string>(
    { ...ACTS, handover: 'Preparar', return: 'Ver a devolução' },
    'Abrir',
  ),
} as const;
