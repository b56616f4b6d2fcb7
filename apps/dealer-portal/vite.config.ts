import { defineConfig } from 'vite';
import { webApp } from '../../tools/workspace/build/web-app';

const chunks = [
  // Every list needs these files; one chunk for each would cost more than it contains.
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
