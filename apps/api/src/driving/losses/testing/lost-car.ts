import {
  endByLoss,
  getContract,
  getServiceRequest,
  type LossForm,
  quoteLoss,
  type ServiceForm,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { postDueCharges } from '../../../contracts/contracts/plan/post-due-charges';
import { signedInAgain } from '../../../contracts/contracts/testing/signed-contract';
import { type TestApi } from '../../../testing/api';
import { type Driver, driving, live } from '../../returns/testing/car-return';
import { claim, open, THEFT } from '../../service-requests/testing/claimed-request';

export const REPORT = '2026/123456';

/** A theft that a customer reported, and a consultant who claimed the request. */
export function losses(api: TestApi) {
  /** Passes days with the car from 23/11/2026 on, each month paid when it was charged. */
  async function lived(days: number): Promise<Driver> {
    const driver = await driving(api);
    if (days > 0) await live(api, days, driver);
    return driver;
  }

  /** The customer reports now that the car was taken on a day. */
  async function told(driver: Driver, form: Partial<ServiceForm> = {}) {
    const told = { ...THEFT, policeReport: REPORT, ...form };
    const { id } = (await open(driver.customer, driver.id, told)).data;
    const consultant = await api.asRole('CONSULTANT');
    const { revision } = (await claim(consultant, id, 1)).data;
    return { id, revision };
  }

  async function days(count: number, { customer }: Pick<Driver, 'customer'>) {
    api.clock.advance(count * DAY_MS);
    await signedInAgain(api, customer);
    await postDueCharges(api.ports, api.db);
  }

  const quote = async (id: string, lostOn: string) =>
    (await api.asRole('CONSULTANT')).send(quoteLoss, {
      params: { id },
      query: { lostOn },
    });
  const end = async (
    { id, revision }: { id: string; revision: number },
    body: Partial<LossForm> & Pick<LossForm, 'lostOn'>,
  ) =>
    (await api.asRole('CONSULTANT')).send(endByLoss, {
      params: { id },
      body: { revision, ...body },
    });
  const contractOf = async ({ customer, id }: Driver) =>
    (await customer.send(getContract, { params: { id } })).data;
  const requestOf = async ({ customer }: Driver, id: string) =>
    (await customer.send(getServiceRequest, { params: { id } })).data;
  const lastMail = async () => {
    const mail = (await api.mails()).at(-1);
    return { ...mail, bodyText: mail?.bodyText.replaceAll('\u00a0', ' ') ?? '' };
  };
  return { lived, told, days, quote, end, contractOf, requestOf, lastMail };
}
