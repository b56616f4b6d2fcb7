import { type ServiceRequest } from '@site/api-contract';
import { formatPhone } from '@site/api-contract/brazil';
import { pathInApp } from '@site/api-contract/site-map';
import {
  consultantContractPath,
  consultantCustomerPath,
} from '@site/api-contract/site-paths';
import { AppLink, phoneHref, SiteLink } from '@site/ui';
import { serviceRequestsCopy as copy } from './service-requests.copy';

/** The ways from a request: to phone its customer, to the customer and to the contract. */
export function ServiceWays({ request }: { request: ServiceRequest }) {
  const { customer, contractId, contractNumber } = request;
  return (
    <p className="service-ways">
      {customer?.cellphone && (
        <SiteLink className="link" to={phoneHref(customer.cellphone)}>
          {copy.call(formatPhone(customer.cellphone))}
        </SiteLink>
      )}
      {customer && (
        <AppLink
          className="link"
          to={pathInApp('consultant-portal', consultantCustomerPath(customer.id))}
        >
          {copy.customer}
        </AppLink>
      )}
      <AppLink
        className="link"
        to={pathInApp('consultant-portal', consultantContractPath(contractId))}
      >
        {copy.contract(contractNumber)}
      </AppLink>
    </p>
  );
}
