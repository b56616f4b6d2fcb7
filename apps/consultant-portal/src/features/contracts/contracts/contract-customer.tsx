import { type ContractDetail } from '@site/api-contract';
import { formatPhone } from '@site/api-contract/brazil';
import { Facts, phoneHref, SiteLink } from '@site/ui';
import { CustomerRecord } from '../../../shared/customer/customer-record';
import { partsCopy as copy } from './contract-parts.copy';

/** The customer's contact data, and the full registration on a click. */
export function ContractCustomer({
  customer,
}: {
  customer: NonNullable<ContractDetail['customer']>;
}) {
  const { id, document, email, phone } = customer;
  return (
    <section aria-labelledby="cliente">
      <h2 id="cliente">{copy.customer}</h2>
      <Facts
        rows={[
          [copy.contact.document, document || null],
          [copy.contact.email, <SiteLink to={`mailto:${email}`}>{email}</SiteLink>],
          [
            copy.contact.phone,
            phone && <SiteLink to={phoneHref(phone)}>{formatPhone(phone)}</SiteLink>,
          ],
        ]}
      />
      <CustomerRecord customerId={id} />
    </section>
  );
}
