import * as z from 'zod/mini';
import { clientType, vehiclePrice } from './catalog/vehicles.schemas';
import {
  banner,
  cmsPage,
  featuredCar,
  featureItem,
  footerContent,
  homeContent,
  seo,
  stepItem,
  welcomeContent,
} from './content/cms.schemas';
import { leadForm } from './sales/leads.schemas';
import { place } from './sales/simulations.schemas';
import { errorBody, FIELD_KEYS } from './wire/errors';

/* Spec §3. Each value has exactly the fields that the specification names: a CMS or an
   API that was filled by the specification alone must be understood, to the last
   field. */
const image = { src: '/media/a.svg', alt: 'Um carro' };
const BANNER = {
  desktopPrimary: image,
  desktopSecondary: image,
  desktopTertiary: image,
  mobilePrimary: image,
  mobileSecondary: image,
  textBanner: {
    smallTitle: 'a',
    bigTitle: 'b',
    description: 'c',
    priceDescription: 'd',
    price: 'e',
    priceSubtitle: 'f',
    buttonLabel: 'g',
  },
  urlRedirect: '/simulador',
};
const FEATURE = { icon: 'lock', title: 'a', text: 'b' };
const CAR = {
  post_title: 'Lira Essencial 1.0',
  acf: { marca: 'Rodar', imagem: image, annataid: 'Lira' },
};
const STEP = { title: 'Simule <br>agora', text: '<b>a</b>' };
const SEO = {
  title: 'a',
  metaTitle: 'b',
  description: 'c',
  keywords: 'd',
  ogTitle: 'e',
  ogDescription: 'f',
  linkCanonical: '/',
};
const section = (...items: unknown[]) => ({
  smallTitle: 'a',
  bigTitle: 'b',
  items,
  buttonLabel: 'c',
  buttonUrl: '/simulador',
});
const KEYED = [{ key: 'Document', message: 'CPF inválido.' }];

it.each<[string, z.ZodMiniType, unknown]>([
  ['a vehicle price', vehiclePrice, { annataModel: 'Lira', salesPrice: 1499.9 }],
  ['a banner', banner, BANNER],
  ['a feature item', featureItem, FEATURE],
  ['a featured car', featuredCar, CAR],
  ['a step item', stepItem, STEP],
  ['the seo of a page', seo, SEO],
  ['a page of the CMS', cmsPage, { content: { title: 'a' }, seo: SEO }],
  [
    'the home content',
    homeContent,
    {
      newBanners: section(BANNER),
      whySignItems: section(FEATURE),
      featuredCars: section(CAR),
      howToSign: section(STEP),
      includedOnSign: section(FEATURE),
    },
  ],
  [
    'the footer content',
    footerContent,
    { files: { termos_de_uso: '/a.pdf', politica_de_privacidade: '/b.pdf' } },
  ],
  [
    'the welcome content',
    welcomeContent,
    {
      title: 'a',
      text: 'b',
      mobileText: 'c',
      downloadText: 'd',
      downloadLabel: 'e',
      file: '/guia.pdf',
      videoID: 'boas-vindas',
      atendimento: { title: 'f', phone: '0800', hours: 'g' },
      facebookUrl: 'h',
      instagramUrl: 'i',
      leftFooter: 'j',
      rightFooter: 'k',
      copyrights: 'l',
    },
  ],
  [
    'an error response',
    errorBody,
    { message: 'a', traceId: 'b', fields: KEYED, notifications: KEYED },
  ],
])(
  '%s is read whole from the fields of the specification alone',
  (_name, shape, value) => {
    expect(z.safeParse(shape, value)).toMatchObject({ success: true, data: value });
  },
);

it('the form of a lead has the fields of the specification and no other', () => {
  expect(Object.keys(leadForm.shape)).toEqual(['name', 'email', 'cellphone', 'interest']);
});

it('a client type is a number, a location a pair of latitude and longitude', () => {
  expect([1, 2, '1'].map((type) => z.safeParse(clientType, type).success)).toEqual([
    true,
    true,
    false,
  ]);
  const { latitude, longitude } = place.shape;
  const location = z.object({ latitude, longitude });
  expect(
    [
      { latitude: -25.43, longitude: -49.27 },
      { latitude: -25.43 },
      { longitude: -49.27 },
      { latitude: '-25.43', longitude: '-49.27' },
      { latitude: -95, longitude: -49.27 },
      { latitude: -25.43, longitude: -190 },
    ].map((pair) => z.safeParse(location, pair).success),
  ).toEqual([true, false, false, false, false, false]);
});

it('the labels of the registration are those of the specification', () => {
  const specified =
    'Birthdate, Nationality, Profession, Cellphone, Rne, CompanyType, CompanyPhone, FinancialContactName, FinancialContactEmail, FinancialContactEmailConfirmation, Cnh, CnhFirstLicenseDate, CnhExpirationDate, CnhCategory, Cep, Street, Number, Neighborhood, City, State, Name, Document, Email, EmailConfirmation, Password, PasswordConfirmation, HasAcceptedPrivacyPolicy, Phone, ExpiryMonth';
  expect(FIELD_KEYS).toEqual(specified.split(', '));
});
