import { type Lead } from '@site/api-contract';
import { withFallback } from '@site/api-contract/with-fallback';

/** The form by which a lead came. */
export const LEAD_KIND_LABELS: Record<Lead['kind'], string> = withFallback(
  {
    'desconto-assinar': 'Desconto para Assinar',
    contato: 'Contato',
    empresa: 'Para empresas',
    'pre-reserva': 'Pré-reserva',
    'aviso-de-modelo': 'Aviso de modelo novo',
    chamanochat: 'Chama no chat',
    'campanha-whatsapp': 'Campanha do WhatsApp',
    abordo: 'Guia a bordo',
    assine: 'Página Assine',
  },
  'Outro formulário',
);
