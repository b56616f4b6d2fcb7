import {
  type FileAnswer,
  type getLinkPoster,
  type PortalLink,
  type QueryOf,
} from '@site/api-contract';
import { withoutAccents } from '@site/api-contract/brazil';
import { dealershipLinkPath } from '@site/api-contract/entry-links';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { writePoster } from '#platform/files/pdf-poster';
import { brandOf } from '#platform/mail/mail-template';
import { type Ports } from '#platform/ports';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { findDealership } from '../../catalog/dealerships/dealerships.repository';
import { listSellers } from './portal-links.repository';
import { noSteps, salesFunnelFor } from './sales-funnel.service';
import { type Link, linksOfSeller } from './seller-links';

const ENDED = [
  'Sua loja foi encerrada, e os links dela não trazem clientes novos.',
  'O que está em aberto continua.',
].join(' ');

/**
 * The links that a person may send, each with its results of two months; none for an
 * ended dealership.
 */
export async function listPortalLinksFor(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  viewer: SignedIn,
): Promise<PortalLink[]> {
  if (viewer.dealershipId) await openDealership(db, viewer);
  const links = await linksOf(db, viewer);
  const funnel = await salesFunnelFor(ports, db, viewer);
  return links.map((link) => {
    const came = funnel.links.find(
      ({ origin, sellerId }) => origin === link.origin && sellerId === link.sellerId,
    );
    const { current, previous } = came ?? noSteps();
    return { ...link, current, previous };
  });
}

/** One of them as a sheet for the counter; none for an ended dealership. */
export async function linkPoster(
  { config, clock, drawings }: Pick<Ports, 'config' | 'clock' | 'drawings'>,
  db: Database,
  { viewer, query }: { viewer: SignedIn; query: QueryOf<typeof getLinkPoster> },
): Promise<FileAnswer> {
  const { origin, sellerId = null } = query;
  const link = (await linksOf(db, viewer)).find(
    (one) => one.origin === origin && one.sellerId === sellerId,
  );
  if (!link) return refuse('not-found', 'Não encontramos esse link.');
  const { name, address, city, state } = await openDealership(db, viewer);
  const whose = link.sellerName ?? name;
  const assisted = origin === 'venda-assistida';
  const bytes = await writePoster(drawings, {
    brand: brandOf(config),
    title: 'Seu próximo carro,\npor assinatura',
    lead: 'Aponte a câmera do celular e simule na hora, com o preço aberto.',
    url: `${config.PUBLIC_ORIGIN}${link.path}`,
    alt: `QR code do link de ${whose}`,
    foot: [
      ...(link.sellerName ? [`Fale com ${link.sellerName}`] : []),
      name,
      `${address}, ${city}, ${state}`,
    ],
    issuedAt: clock.now(),
  });
  return {
    name: `cartaz-${fileWords(assisted ? `${origin} ${whose}` : whose)}.pdf`,
    type: 'application/pdf',
    bytes: new Uint8Array(bytes),
  };
}

/** A name as the name of a file has it: `lucia-prado`. */
const fileWords = (name: string) =>
  (
    withoutAccents(name)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? ['link']
  ).join('-');

async function openDealership(db: Database, viewer: SignedIn) {
  return (
    (await findDealership(db, dealershipOf(viewer))) ??
    refuse('conflict', ENDED, { reason: 'dealership-ended' })
  );
}

async function linksOf(db: Database, viewer: SignedIn): Promise<Link[]> {
  const { kind, id, dealershipId } = viewer;
  if (!dealershipId) return [];
  const sellers = await listSellers(db, dealershipOf(viewer));
  if (kind === 'seller')
    return sellers.filter((seller) => seller.id === id).flatMap(linksOfSeller);
  const shop: Link = {
    origin: 'link-da-loja',
    sellerId: null,
    sellerName: null,
    path: dealershipLinkPath(dealershipId),
  };
  return [shop, ...sellers.flatMap(linksOfSeller)];
}
