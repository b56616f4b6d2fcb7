import * as z from 'zod/mini';
import { cursor, pageOf, pageSize, uuid } from '../wire/fields';
import { searchText } from '../wire/search-text';
import { CONTRACT_STAGES } from './contract-stages';
import { contractSummary } from './contracts.schemas';

/** A contract in the list of consultants. */
const customerContract = z.extend(contractSummary, {
  customerName: z.string(),
  /** Masked; the contract's page has the whole one. */
  customerDocument: z.string(),
  /** Null until the dealership recorded the car. */
  plate: z.nullable(z.string()),
});
export type CustomerContract = z.output<typeof customerContract>;

export const listCustomerContracts = {
  summary: 'Os contratos de todos os clientes, o assinado por último primeiro',
  query: z.strictObject({
    cursor,
    limit: pageSize,
    stage: z.optional(z.enum(CONTRACT_STAGES)),
    customerId: z.optional(uuid),
    /** Number, name, whole plate, whole CPF or CNPJ, or whole e-mail. */
    search: searchText,
  }),
  data: z.extend(pageOf(customerContract), {
    /** How many the search finds in each stage; a late contract counts twice. */
    counts: z.record(z.enum(CONTRACT_STAGES), z.int()),
  }),
};
