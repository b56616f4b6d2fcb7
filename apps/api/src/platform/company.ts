import { formatCnpj } from '@site/api-contract/brazil';
import { COMPANY, companyAddress, companyWithNote, CONTACT, mailAt } from '@site/brand';
import { type Config } from './config';

/** The company in contracts, as papers name it. */
export type Company = {
  name: string;
  /** CNPJ as it is written. */
  document: string;
  address: string;
  phone: string;
  email: string;
  privacyEmail: string;
};

export type CompanyConfig = Pick<
  Config,
  | 'COMPANY_NAME'
  | 'COMPANY_DOCUMENT'
  | 'COMPANY_ADDRESS'
  | 'SUPPORT_PHONE'
  | 'SUPPORT_EMAIL'
  | 'PRIVACY_EMAIL'
>;

/** The configured company; the demo has the brand's, production has no default. */
export function companyOf(config: CompanyConfig): Company {
  return {
    name: config.COMPANY_NAME ?? companyWithNote(),
    document: formatCnpj(config.COMPANY_DOCUMENT ?? COMPANY.cnpj),
    address: config.COMPANY_ADDRESS ?? companyAddress(),
    phone: config.SUPPORT_PHONE ?? CONTACT.phone,
    email: config.SUPPORT_EMAIL ?? mailAt('atendimento'),
    privacyEmail: config.PRIVACY_EMAIL ?? mailAt('privacidade'),
  };
}

export type ReceiverConfig = CompanyConfig & Pick<Config, 'COMPANY_CITY'>;

/** The receiver of a Pix, as the payer's bank shows it. */
export function pixReceiver(config: ReceiverConfig): { name: string; city: string } {
  return { name: companyOf(config).name, city: config.COMPANY_CITY ?? COMPANY.city };
}

/** How a customer reaches us; answers to mails are read by nobody. */
export function reachUs(config: CompanyConfig): string {
  const { phone, email } = companyOf(config);
  return `${phone} ou ${email}`;
}
