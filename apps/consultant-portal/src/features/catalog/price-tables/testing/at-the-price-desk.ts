import { type CmsPageSummary, listCmsPages } from '@site/api-contract';
import { type portalForSpecs } from '@site/shell/testing';
import { answer } from '@site/testing';

type Open = ReturnType<typeof portalForSpecs>['open'];

export const pagesOfCms = (...items: CmsPageSummary[]) =>
  answer(listCmsPages, { source: 'database', items });

/** Opens pages of the price tables; by default the CMS has no pages. */
export function atThePriceDesk(open: Open): Open {
  return (path, { answers = [], ...others } = {}) =>
    open(path, { ...others, answers: [pagesOfCms(), ...answers] });
}
