import { defineConfig } from 'vite';
import { brandPictures, carPictures, webApp } from '../../tools/workspace/build/web-app';

const chunks = [
  {
    name: 'simulator',
    test: /features\/simulation\/(conditions\/(conditions|draft|live-price|use-settled)|simulation\.copy)/,
  },
  {
    name: 'catalogue',
    test: /features\/simulation\/(conditions\/use-(conditions|url)|choose\/offers)/,
  },
];

export default defineConfig(
  webApp({ app: 'public-site', plugins: [carPictures(), brandPictures()], chunks }),
);
