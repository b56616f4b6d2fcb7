import { defineConfig } from 'vite';
import { brandPictures, carPictures, webApp } from '../../tools/workspace/build/web-app';

const chunks = [
  {
    name: 'simulator',
    test: /simulator\/src\/(conditions|use-debounced)|features\/simulation\/(conditions\/draft|price\/live-price|simulation\.copy)/,
  },
  {
    name: 'catalogue',
    test: /features\/simulation\/conditions\/use-(conditions|url)|contracts\/src\/pricing\/(offers|paints)/,
  },
];

export default defineConfig(
  webApp({ app: 'public-site', plugins: [carPictures(), brandPictures()], chunks }),
);
