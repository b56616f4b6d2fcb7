import { readFileSync, writeFileSync } from 'node:fs';
import {
  endTinyFleet,
  fleet,
  keptReleases,
  pack,
  readPlan,
  served,
  startTinyFleet,
  writePlan,
} from '../../fleet/testing/tiny-fleet';
import { findNginx } from '../../process/debian.mjs';

jest.setTimeout(120_000);

(findNginx() ? describe : describe.skip)('a fleet of tiny processes behind nginx', () => {
  beforeAll(async () => startTinyFleet('nginx'));
  afterAll(endTinyFleet);

  describe('a release that can’t serve changes nothing, and one line says why', () => {
    afterEach(async () => {
      expect(await served('public-site')).toEqual(['1.0.0', '1.0.0']);
      expect(await served('api')).toEqual(['1.0.0', '1.0.0']);
    });

    it('a broken archive is refused', async () => {
      const broken = await pack('public-site', '1.2.0');
      writeFileSync(broken, readFileSync(broken).subarray(0, 200));
      const { code, said } = fleet('roll', 'public-site', broken);
      expect([code, said]).toEqual([
        1,
        `${broken} is broken: its SHA-256 is another one than public-site-1.2.0.tgz.sha256 says.`,
      ]);
    });

    it('a release of another app is refused', async () => {
      const next = await pack('public-site', '1.1.0');
      const { code, said } = fleet('roll', 'api', next);
      expect([code, said]).toEqual([
        1,
        `${next} is a release of public-site, not of api.`,
      ]);
    });

    it('a release that misses a variable ends at its rehearsal', async () => {
      const { code, said } = fleet(
        'roll',
        'public-site',
        await pack('public-site', '1.3.0', 'needsMore'),
      );
      expect(code).toBe(1);
      expect(said).toMatch(
        /^The roll of public-site to public-site-1\.3\.0-\w{8} ended: public-site@rehearsal ended: Bad environment variable MAIL_FROM: is missing\. public-site serves public-site-1\.0\.0-\w{8} as before\.$/,
      );
    });

    it('a release that is never ready ends at its rehearsal', async () => {
      const plan = readPlan();
      writePlan({ ...plan, readySeconds: 2 });
      const { said } = fleet(
        'roll',
        'public-site',
        await pack('public-site', '1.4.0', 'isNeverReady'),
      );
      writePlan(plan);
      expect(said).toContain('public-site@rehearsal was not ready after 2 s');
    });

    it('a release that does not know the schema is refused', async () => {
      const { code, said } = fleet(
        'roll',
        'api',
        await pack('api', '0.9.0', 'refusesSchema'),
      );
      expect(code).toBe(1);
      expect(said).toContain('it serves code that knows migration 40.');
    });

    it('leaves no draft of a release behind', () => {
      expect(keptReleases().filter((name) => name.includes('draft'))).toEqual([]);
    });
  });
});
