import { type SaleClaim } from '@site/api-contract/sales';
import { type Fact, SiteLink } from '@site/ui';
import { saleClaimsCopy as copy } from './sale-claims.copy';
import './sale-claims.css';

/**
 * Why a sale is whose it is, with the other claims and a link to the rule, as a row of
 * facts. Empty where no claim is known. `rulePath` is the page of the rule in the portal.
 */
export function saleClaimFacts(
  claims: readonly SaleClaim[] | undefined,
  rulePath: string,
): Fact[] {
  const decisive = claims?.find(({ outcome }) => outcome === 'decidiu');
  if (!claims || !decisive) return [];
  const others = claims.filter((claim) => claim !== decisive);
  return [
    [
      copy.name,
      <div className="sale-claim">
        {copy.claim(decisive)}
        {others.length > 0 && (
          <>
            <br />
            {copy.others}
            <ul className="sale-claim-others">
              {others.map((claim) => (
                <li key={copy.claim(claim)}>{copy.lost(claim)}</li>
              ))}
            </ul>
          </>
        )}{' '}
        <SiteLink to={rulePath} className="link">
          {copy.rule}
        </SiteLink>
      </div>,
    ],
  ];
}
