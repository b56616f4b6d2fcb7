import { type PhoneContract } from '@site/api-contract';

/** The form of an act for the customer on the phone. */
export type ActProps = {
  params: { id: string; contractId: string };
  contract: PhoneContract;
  /** Tells in words that the act is done, and closes it. */
  onDone: (text: string) => void;
};
