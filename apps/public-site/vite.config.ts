import { defineConfig } from 'vite';
import { carPictures, webApp } from '../../tools/workspace/build/web-app';

export default defineConfig(webApp({ app: 'public-site', plugins: [carPictures()] }));
