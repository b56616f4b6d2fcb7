import { type ServiceRequest } from '@site/api-contract';
import { deferred } from '@site/ui';
import { ServiceDeductibleFacts } from '@site/ui/service';
import { deductibleCopy as copy } from './service-requests.copy';

const DeductibleFields = deferred(
  async () => (await import('./service-deductible-fields')).DeductibleFields,
);

/** The customer's part of the deductible: a form until it is decided, then the amount. */
export function ServiceDeductible({ request }: { request: ServiceRequest }) {
  const { deductible } = request;
  return (
    <section className="service-part" aria-labelledby="franquia">
      <h3 id="franquia">{copy.title}</h3>
      {deductible && <ServiceDeductibleFacts deductible={deductible} />}
      <DeductibleFields request={request} />
    </section>
  );
}
