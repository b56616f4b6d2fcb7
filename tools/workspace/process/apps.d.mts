import { type AppName, type WebAppName } from '@site/api-contract/site-map';

/** Programs of the product beside its apps. */
type Beside = 'gateway' | 'bank' | 'smtp' | 'mailbox';
export type ProductPorts = Record<AppName | Beside, number>;

export declare const WEB_APPS: WebAppName[];
export declare const APPS: AppName[];
export declare const DEFAULT_PORTS: ProductPorts;
export declare const ANY_PORTS: ProductPorts;
export {
  basePathOf,
  originVariable,
  portOf,
  SECOND_PROCESS_STEP,
  STREAM_SILENCE_MS,
} from '@site/api-contract/site-map';
