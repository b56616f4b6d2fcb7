import { defineConfig } from 'vite';
import { webApp } from '../../tools/workspace/build/web-app';

const chunks = [
  // Every list needs these files: one file for each would cost more than it holds.
  {
    name: 'list',
    files: [
      'ui/src/data/address-values.',
      'ui/src/data/filters.',
      'ui/src/data/use-address-filters.',
      'ui/src/data/data-table.',
      'ui/src/data/paged-table.',
      'ui/src/data/table-foot.',
      'forms/use-debounced-callback.',
    ],
  },
];

export default defineConfig(webApp({ app: 'dealer-portal', chunks }));
