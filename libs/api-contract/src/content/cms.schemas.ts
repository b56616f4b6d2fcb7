import * as z from 'zod/mini';

const link = z.string();
export const image = z.object({ src: z.string(), alt: z.string() });
export type CmsImage = z.output<typeof image>;

/** SEO block of a CMS page (spec §3). */
export const seo = z.object({
  title: z.string(),
  metaTitle: z.optional(z.string()),
  description: z.optional(z.string()),
  keywords: z.optional(z.string()),
  ogTitle: z.optional(z.string()),
  ogDescription: z.optional(z.string()),
  linkCanonical: z.optional(z.string()),
});
export type Seo = z.output<typeof seo>;

/**
 * Banner of the home carousel (spec §3). Secondary and tertiary pictures are layers over
 * the primary one.
 */
export const banner = z.object({
  desktopPrimary: image,
  desktopSecondary: z.optional(image),
  desktopTertiary: z.optional(image),
  mobilePrimary: image,
  mobileSecondary: z.optional(image),
  textBanner: z.object({
    smallTitle: z.string(),
    bigTitle: z.string(),
    description: z.string(),
    priceDescription: z.string(),
    price: z.string(),
    priceSubtitle: z.string(),
    buttonLabel: z.string(),
  }),
  urlRedirect: link,
});
export type Banner = z.output<typeof banner>;

/** `icon` names an icon of the product's set; title and text may hold sanitized HTML. */
export const featureItem = z.object({
  icon: z.string(),
  title: z.string(),
  text: z.string(),
});
export const stepItem = z.object({ title: z.string(), text: z.string() });

/**
 * Model and version come from `post_title`. `annataid` is the key of the monthly price:
 * the model is the first word of the name (spec §3, §7). `tipo` is ours: the text below
 * the name instead of the version.
 */
export const featuredCar = z.object({
  post_title: z.string(),
  acf: z.object({
    marca: z.string(),
    imagem: image,
    annataid: z.string(),
    tipo: z.optional(z.string()),
  }),
});
export type FeaturedCar = z.output<typeof featuredCar>;

const section = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    smallTitle: z.string(),
    bigTitle: z.string(),
    items: z.array(item),
    buttonLabel: z.string(),
    buttonUrl: z.string(),
  });

/**
 * Content of the CMS page `home-v3` (spec §3). `description` is the lead text beside a
 * section's title.
 */
export const homeContent = z.object({
  /**
   * Its big title is the name of the carousel for screen readers; small title and button
   * are below the banners, where filled.
   */
  newBanners: z.extend(z.partial(section(banner)), {
    items: z.array(banner),
    autoplay: z.optional(z.boolean()),
  }),
  whySignItems: z.extend(section(featureItem), { description: z.optional(z.string()) }),
  featuredCars: z.extend(section(featuredCar), {
    description: z.optional(z.string()),
    priceCondition: z.optional(z.string()),
  }),
  howToSign: z.extend(section(stepItem), { description: z.optional(z.string()) }),
  includedOnSign: z.extend(section(featureItem), {
    description: z.optional(z.string()),
    notIncluded: z.optional(z.array(z.string())),
  }),
});
export type HomeContent = z.output<typeof homeContent>;

/**
 * Content of CMS page 704: the two files of the footer (spec §3). The rest is ours, facts
 * about the brand's service (docs/product); empty fields are not shown.
 */
export const footerContent = z.object({
  files: z.object({
    termos_de_uso: z.string(),
    politica_de_privacidade: z.string(),
    politica_de_cookies: z.optional(z.string()),
  }),
  about: z.optional(z.string()),
  company: z.optional(z.string()),
  copyright: z.optional(z.string()),
  phone: z.optional(z.string()),
  hours: z.optional(z.array(z.string())),
  facebookUrl: z.optional(z.string()),
  instagramUrl: z.optional(z.string()),
  /** Where the company is, for search engines and the contact page. */
  address: z.optional(
    z.object({ street: z.string(), city: z.string(), state: z.string() }),
  ),
});
export type FooterContent = z.output<typeof footerContent>;

/**
 * Content of the CMS page `boas-vindas` (spec §3). `videoID` is the id of a video of this
 * site (`/media/videos/{id}.mp4`) or the address of one at the configured provider; empty
 * fields show nothing.
 */
export const welcomeContent = z.object({
  title: z.string(),
  text: z.string(),
  mobileText: z.string(),
  downloadText: z.string(),
  downloadLabel: z.string(),
  file: z.string(),
  videoID: z.string(),
  atendimento: z.object({ title: z.string(), phone: z.string(), hours: z.string() }),
  facebookUrl: z.string(),
  instagramUrl: z.string(),
  leftFooter: z.string(),
  rightFooter: z.string(),
  copyrights: z.string(),
});
export type WelcomeContent = z.output<typeof welcomeContent>;

const cmsPath = z
  .string('Informe a página.')
  .check(z.regex(/^pages(\?slug=[a-z0-9-]{1,80}|\/[1-9]\d{0,8})$/, 'Página inválida.'));

/** `modified`: ISO date and time of the last change, when the CMS knows it. */
export const cmsPage = z.object({
  content: z.record(z.string(), z.unknown()),
  seo,
  modified: z.optional(z.string()),
});
export type CmsPage = z.output<typeof cmsPage>;

export const fetchCms = {
  summary: 'Conteúdo de uma página, pelo slug ou pelo número (spec §7)',
  body: z.strictObject({ path: cmsPath }),
  data: cmsPage,
};

export const getContentVersion = {
  summary: 'Versão de CMS e preços: muda a cada escrita',
  data: z.object({ version: z.string() }),
};
