import { join } from 'node:path';
import sharp from 'sharp';

const POSTER = join(__dirname, '../../../../brands/rodar/media/videos/boas-vindas.webp');

it('the poster of the welcome film does not show the time gone', async () => {
  const edge = { left: 0, top: 714, width: 1280, height: 6 };
  const { channels } = await sharp(await sharp(POSTER).extract(edge).toBuffer()).stats();
  for (const { min, max } of channels) expect(max - min).toBeLessThan(12);
});
