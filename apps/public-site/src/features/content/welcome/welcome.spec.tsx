import { act, screen, waitFor, within } from '@testing-library/react';
import { fetchCms, type WelcomeContent } from '@site/api-contract';
import { type Answer, answer, guardConsole, refuse } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { routes } from '../../../app/routes';
import { aFooterContent, cmsWith } from '../../../testing/cms-pages';
import { type Machine, siteScene } from '../../../testing/site-scene';
import { filmSource, playerUrl } from './film-source';

guardConsole();

const content: WelcomeContent = {
  title: 'Boas-vindas, Marina',
  text: '<p>Texto <b>inteiro</b>.</p>',
  mobileText: '<p>Texto curto.</p>',
  downloadText: 'Guarde o guia.',
  downloadLabel: 'Baixar o guia do assinante',
  file: '/media/guia-do-assinante.pdf',
  videoID: 'boas-vindas',
  atendimento: {
    title: 'Atendimento',
    phone: '0800 000 0000',
    hours: 'Segunda a sexta, 08h às 20h. Sábado, 08h às 14h.',
  },
  facebookUrl: 'https://www.facebook.com/rodar',
  instagramUrl: 'https://www.instagram.com/rodar',
  leftFooter: 'Rodar Assinaturas S.A.',
  rightFooter: 'CNPJ DE.MOF.AB1/0001-23',
  copyrights: '© 2026 Rodar',
};
const PROVIDER = 'https://player.example.com';

/**
 * A stub of the video player, which jsdom lacks. `noSound` refuses to start with sound,
 * as browsers do.
 */
function stubPlayer({ noSound = false } = {}) {
  jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    return this.dataset['playing'] === undefined;
  });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    if (noSound && !this.muted)
      throw new DOMException('no sound without a gesture', 'NotAllowedError');
    this.dataset['playing'] = '';
    this.dispatchEvent(new Event('play'));
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    delete this.dataset['playing'];
    this.currentTime = 3;
    this.dispatchEvent(new Event('pause'));
  });
}

type Options = {
  page?: Partial<WelcomeContent>;
  machine?: Machine;
  provider?: string;
  answers?: Answer[];
};

async function openWelcome({ page = {}, machine, provider, answers }: Options = {}) {
  const scene = siteScene({}, '/boas-vindas', machine, provider);
  const view = renderRoute(routes, '/boas-vindas', {
    wire: scene.wire,
    answers: answers ?? [cmsWith({ 'boas-vindas': { ...content, ...page } })],
  });
  await screen.findByRole('heading', { level: 1 });
  const video = view.container.querySelector('video') as HTMLVideoElement;
  return { ...scene, ...view, video };
}

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => stubPlayer());
afterEach(() => jest.restoreAllMocks());

describe('the welcome page', () => {
  it("comes from the CMS page 'boas-vindas' and hides header and footer", async () => {
    const { transport, container } = await openWelcome();
    expect(transport.requestsOf(fetchCms).map(({ body }) => body)).toContainEqual({
      path: 'pages?slug=boas-vindas',
    });
    screen.getByRole('heading', { name: 'Boas-vindas, Marina', level: 1 });
    expect(container.querySelector('.hd, .ft')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Simule agora' })).toBeNull();
    expect(document.title).toBe('Título de boas-vindas');
  });

  it('has a text for wide screens and one for mobile', async () => {
    const { container } = await openWelcome();
    const texts = [...container.querySelectorAll('.welcome-text')];
    expect(texts.map(({ innerHTML }) => innerHTML)).toEqual([
      '<p>Texto <b>inteiro</b>.</p>',
      '<p>Texto curto.</p>',
    ]);
    expect(texts.map((text) => text.classList.contains('welcome-text--mobile'))).toEqual([
      false,
      true,
    ]);
  });

  it('saves the guide as a PDF named for the subscriber guide', async () => {
    await openWelcome();
    screen.getByText('Guarde o guia.');
    const link = screen.getByRole('link', { name: 'Baixar o guia do assinante' });
    expect(link.getAttribute('href')).toBe('/media/guia-do-assinante.pdf');
    expect(link.getAttribute('download')).toBe('guia-do-assinante-rodar.pdf');
  });

  it('gives service with phone and hours, social links and the footer texts', async () => {
    await openWelcome();
    screen.getByRole('heading', { name: 'Atendimento' });
    expect(href('0800 000 0000')).toBe('tel:08000000000');
    screen.getByText('Segunda a sexta, 08h às 20h. Sábado, 08h às 14h.');
    expect(href('Facebook')).toBe('https://www.facebook.com/rodar');
    expect(href('Instagram')).toBe('https://www.instagram.com/rodar');
    const foot = within(screen.getByRole('contentinfo'));
    for (const text of [
      'Rodar Assinaturas S.A.',
      'CNPJ DE.MOF.AB1/0001-23',
      '© 2026 Rodar',
    ])
      foot.getByText(text);
  });

  it('has no link to an unsafe address of the CMS', async () => {
    await openWelcome({
      page: { file: 'javascript:alert(1)', facebookUrl: 'javascript:alert(1)' },
    });
    expect(screen.queryByRole('link', { name: 'Baixar o guia do assinante' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Facebook' })).toBeNull();
  });

  it.each([
    ['fails', [refuse(fetchCms, 503)]],
    ['has no such page', [refuse(fetchCms, 404)]],
    ['has an empty page', [answer(fetchCms, { content: {}, seo: { title: 'Vazia' } })]],
  ])('has no popup, but a title and links, when the CMS %s', async (_, answers) => {
    const { popups, container } = await openWelcome({ answers });
    screen.getByRole('heading', { name: 'Boas-vindas à Rodar', level: 1 });
    expect(href('Entrar na sua área')).toBe('/area-logada');
    expect(container.querySelector('.stage')).not.toBeNull();
    expect(container.querySelector('video')).toBeNull();
    expect(popups).toEqual([]);
  });

  it('shows what it has when the CMS lacks the rest', async () => {
    await openWelcome({
      answers: [
        answer(fetchCms, { content: { title: 'Só o título' }, seo: { title: 'x' } }),
      ],
    });
    screen.getByRole('heading', { name: 'Só o título' });
    expect(screen.queryByRole('heading', { name: 'Atendimento' })).toBeNull();
  });

  it('says Falha ao buscar! to the log alone when the page is empty', async () => {
    await openWelcome({
      answers: [
        answer(fetchCms, { content: { ...aFooterContent() }, seo: { title: 'x' } }),
      ],
    });
    expect(screen.queryByText('Falha ao buscar!')).toBeNull();
  });
});

describe('its video', () => {
  it('plays by itself, with a poster and Portuguese captions', async () => {
    const { video } = await openWelcome();
    await screen.findByRole('button', { name: 'Pausar o vídeo' });
    expect(video.muted).toBe(false);
    expect(
      [...video.querySelectorAll('source')].map((source) => source.getAttribute('src')),
    ).toEqual(['/media/videos/boas-vindas.mp4']);
    expect(video.getAttribute('poster')).toBe('/media/videos/boas-vindas.webp');
    const track = video.querySelector('track');
    expect(track?.kind).toBe('captions');
    expect(track?.srclang).toBe('pt-BR');
    expect(track?.getAttribute('src')).toBe('/media/videos/boas-vindas.vtt');
  });

  it('is muted on mobile devices', async () => {
    const { video } = await openWelcome({ machine: { phone: true } });
    await screen.findByRole('button', { name: 'Pausar o vídeo' });
    expect(video.muted).toBe(true);
  });

  it('is muted where the browser refuses sound', async () => {
    jest.restoreAllMocks();
    stubPlayer({ noSound: true });
    const { video } = await openWelcome();
    await screen.findByRole('button', { name: 'Pausar o vídeo' });
    expect(video.muted).toBe(true);
  });

  it('waits for the visitor who prefers reduced motion', async () => {
    const { video, user } = await openWelcome({ machine: { reducedMotion: true } });
    const button = await screen.findByRole('button', { name: 'Ver o vídeo' });
    expect(video.paused).toBe(true);
    await user.click(button);
    await screen.findByRole('button', { name: 'Pausar o vídeo' });
    expect(video.paused).toBe(false);
  });

  it('has a pause in view that works by keyboard', async () => {
    const { video, user } = await openWelcome();
    (await screen.findByRole('button', { name: 'Pausar o vídeo' })).focus();
    await user.keyboard('{Enter}');
    expect(video.paused).toBe(true);
    screen.getByRole('button', { name: 'Continuar o vídeo' });
    await user.keyboard(' ');
    expect(video.paused).toBe(false);
  });

  it('says so when it can not be shown, and offers its text', async () => {
    const { video } = await openWelcome();
    act(
      () =>
        void [...video.querySelectorAll('source')]
          .at(-1)
          ?.dispatchEvent(new Event('error')),
    );
    await screen.findByText(
      'O vídeo não abriu neste navegador. O texto abaixo conta o mesmo.',
    );
    expect(screen.queryByRole('button', { name: 'Ver o vídeo' })).toBeNull();
    expect(document.querySelector('.film-text a')?.getAttribute('href')).toBe(
      '/media/videos/boas-vindas.vtt',
    );
  });

  it('comes from the configured provider in a frame, and can be taken away', async () => {
    const { container, user } = await openWelcome({
      page: { videoID: `${PROVIDER}/embed/x` },
      provider: PROVIDER,
      machine: { phone: true },
    });
    await waitFor(() =>
      expect(container.querySelector('iframe')?.src).toBe(
        `${PROVIDER}/embed/x?autoplay=1&playsinline=1&mute=1&muted=1`,
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Parar o vídeo' }));
    expect(container.querySelector('iframe')).toBeNull();
    screen.getByRole('button', { name: 'Ver o vídeo' });
  });
});

describe('the video that videoID names', () => {
  it.each([
    ['boas-vindas', undefined, { kind: 'own', id: 'boas-vindas' }],
    [`${PROVIDER}/embed/x`, PROVIDER, { kind: 'provider', url: `${PROVIDER}/embed/x` }],
    [`${PROVIDER}/embed/x`, undefined, null],
    ['https://player.example.com.evil.test/x', PROVIDER, null],
    ['http://player.example.com/x', PROVIDER, null],
    ['javascript:alert(1)', PROVIDER, null],
    ['../segredo', PROVIDER, null],
    ['', PROVIDER, null],
  ])('%p with provider %p is %p', (videoID, provider, source) =>
    expect(filmSource(videoID, provider)).toEqual(source),
  );

  it('keeps what the address of the provider asks for', () => {
    expect(playerUrl(`${PROVIDER}/x?rel=0`, { autoplay: false, muted: false })).toBe(
      `${PROVIDER}/x?rel=0&autoplay=0&playsinline=1&mute=0&muted=0`,
    );
  });
});
