import { BRAND } from '@site/brand';

/** Fixed texts of the welcome page; the rest is the CMS page `boas-vindas` (spec §3). */
export const welcomeCopy = {
  /** The only text when the CMS has none. */
  title: `Boas-vindas à ${BRAND.name}`,
  /** File name of the downloaded guide. */
  guideFile: `guia-do-assinante-${BRAND.slug}.pdf`,
  home: `${BRAND.name}, página inicial`,
  video: `Vídeo: primeiros passos com a ${BRAND.name}`,
  captions: 'Português',
  play: 'Ver o vídeo',
  pause: 'Pausar o vídeo',
  resume: 'Continuar o vídeo',
  replay: 'Ver de novo',
  stop: 'Parar o vídeo',
  broken: 'O vídeo não abriu neste navegador. O texto abaixo conta o mesmo.',
  transcript: 'O vídeo em texto',
  transcriptFile: 'Abrir o texto do vídeo',
  guide: 'Guia do assinante',
  next: 'Por onde começar',
  area: 'Entrar na sua área',
  questions: 'Ler as dúvidas mais comuns',
  facebook: 'Facebook',
  instagram: 'Instagram',
} as const;
