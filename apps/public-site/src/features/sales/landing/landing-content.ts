import { useLoaderData } from 'react-router-dom';
import { useListPricesQuery } from '@site/api-client';
import {
  type CampaignContent,
  type ChatContent,
  type OnBoardContent,
  type ReservationContent,
  type Seo,
  type SubscribeContent,
  type WaitingContent,
} from '@site/api-contract';
import { type ContentSchema, useCmsContent, withParts } from '@site/cms';
import { type ModelPrice, priceOfModel } from '../../../shared/model-prices';
import { useSite } from '../../../shared/site-services';

/** Public pages only check that the parts of their content exist (decision 024). */
export const CONTENTS = {
  chat: withParts<ChatContent>('title', 'car', 'facts', 'subjects', 'form', 'whatsapp'),
  campaign: withParts<CampaignContent>(
    'title',
    'car',
    'annataid',
    'included',
    'form',
    'whatsapp',
  ),
  onBoard: withParts<OnBoardContent>('title', 'urgent', 'topics', 'form'),
  subscribe: withParts<SubscribeContent>(
    'hero',
    'reasons',
    'cars',
    'questions',
    'form',
    'next',
  ),
  waiting: withParts<WaitingContent>(
    'title',
    'models',
    'is',
    'isNot',
    'steps',
    'options',
    'form',
  ),
  reservation: withParts<ReservationContent>(
    'title',
    'car',
    'annataid',
    'facts',
    'form',
    'result',
  ),
};

/**
 * Content and SEO of the open landing page; null when the CMS returned another structure
 * ('Falha ao buscar!' in the log).
 */
export function useLanding<Content>(
  shape: ContentSchema<Content>,
): { content: Content; seo: Seo } | null {
  const { slug } = useLoaderData<{ slug: string }>();
  const { log } = useSite();
  const { page, content } = useCmsContent(slug, shape, log);
  return page && content ? { content, seo: page.seo } : null;
}

/** Today's lowest price for a car's `annataid`, with the page's own condition. */
export function useCarPrice(): (annataid: string, condition?: string) => ModelPrice {
  const { data: prices = [] } = useListPricesQuery();
  return (annataid, condition) => priceOfModel(prices, annataid, condition);
}
