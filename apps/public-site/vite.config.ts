import { defineConfig } from 'vite';
import { brandPictures, carPictures, webApp } from '../../tools/workspace/build/web-app';

const chunks = [
  // Masks, documents, degrees and the plan of a lowest price are asked for where no car is
  // put together: without a file of their own they would bring the simulator's along.
  {
    name: 'rules',
    files: [
      'contracts/src/pricing/named-plan.',
      'contracts/src/brazil/mask.',
      'contracts/src/brazil/cpf.',
      'contracts/src/brazil/cnpj.',
      'contracts/src/brazil/document.',
      'contracts/src/brazil/round-degrees.',
    ],
  },
  {
    name: 'simulator',
    files: [
      'simulator/src/conditions',
      'simulator/src/use-debounced',
      'simulator/src/toggled.',
      'core/conditions/draft.',
      'core/conditions/use-conditions.',
      'core/conditions/use-url',
      'core/price/live-price.',
      'core/simulation.copy.',
      'contracts/src/pricing/offers.',
      'contracts/src/pricing/paints.',
      'contracts/src/pricing/delivery-text.',
      'endpoints/vehicles.',
    ],
  },
  // Icons of the menu of the member area: a file for each costs more than it holds.
  {
    name: 'member-icons',
    files: [
      'icons/file-text.',
      'icons/shield.',
      'icons/house.',
      'icons/log-out.',
      'icons/user.',
      'icons/lock.',
    ],
  },
  // Small things that the pages of the member area stand on.
  {
    name: 'member',
    files: [
      'member-area/ending/ended-unpaid.',
      'member-area/page-back.',
      'contracts/src/contract/return-terms.',
      'contracts/src/pricing/late-charges.',
    ],
  },
  // Two small things of the list and of the configurator's later part, in one file.
  {
    name: 'car',
    files: ['ui/src/forms/pressed-before', 'icons/truck.'],
  },
];

export default defineConfig(
  webApp({ app: 'public-site', plugins: [carPictures(), brandPictures()], chunks }),
);
