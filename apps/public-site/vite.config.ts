import { defineConfig } from 'vite';
import {
  brandMediaFiles,
  brandPictures,
  carPictures,
  webApp,
} from '../../tools/workspace/build/web-app';

const chunks = [
  // Masks, documents, degrees and the plan of a lowest price are asked for where no car is
  // put together: without a file of their own they would bring the simulator's along.
  {
    name: 'rules',
    files: [
      'api-contract/src/pricing/plan-link.',
      'api-contract/src/brazil/mask.',
      'api-contract/src/brazil/documents/cpf.',
      'api-contract/src/brazil/documents/cnpj.',
      'api-contract/src/brazil/documents/document.',
      'api-contract/src/brazil/round-degrees.',
    ],
  },
  {
    name: 'simulator',
    files: [
      'simulator/src/url/conditions',
      'simulator/src/url/use-url',
      'simulator/src/use-debounced',
      'simulator/src/toggle-in-list.',
      'core/conditions/draft.',
      'core/conditions/use-conditions.',
      'core/price/live-price.',
      'core/simulation.copy.',
      'api-contract/src/pricing/offers.',
      'api-contract/src/pricing/paints.',
      'api-contract/src/pricing/delivery/delivery-text.',
      'endpoints/catalog/vehicles.',
    ],
  },
  // Small things that the pages of the member area stand on.
  {
    name: 'member',
    files: [
      'member-area/returns/ended-unpaid.',
      'member-area/overview-link.',
      'api-contract/src/driving/return-terms.',
      'api-contract/src/payments/late-charges.',
    ],
  },
];

export default defineConfig(
  webApp({
    app: 'public-site',
    plugins: [carPictures(), brandPictures(), brandMediaFiles()],
    chunks,
  }),
);
