import { formatCnpj } from '@site/api-contract/brazil';
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

/** The configured company; the demo has a fictional one, production has no default. */
export function companyOf(config: CompanyConfig): Company {
  return {
    name: config.COMPANY_NAME ?? 'Rodar Assinaturas S.A. (marca fictícia)',
    document: config.COMPANY_DOCUMENT
      ? formatCnpj(config.COMPANY_DOCUMENT)
      : 'DE.MOF.AB1/0001-23',
    address: config.COMPANY_ADDRESS ?? 'Avenida das Araucárias, 2026, Curitiba, PR',
    phone: config.SUPPORT_PHONE ?? '0800 000 0000',
    email: config.SUPPORT_EMAIL ?? 'atendimento@rodar.test',
    privacyEmail: config.PRIVACY_EMAIL ?? 'privacidade@rodar.test',
  };
}

export type ReceiverConfig = CompanyConfig & Pick<Config, 'COMPANY_CITY'>;

/** The receiver of a Pix, as the payer's bank shows it. */
export function pixReceiver(config: ReceiverConfig): { name: string; city: string } {
  return { name: companyOf(config).name, city: config.COMPANY_CITY ?? 'Curitiba' };
}

/** How a customer reaches us; answers to mails are read by nobody. */
export function reachUs(config: CompanyConfig): string {
  const { phone, email } = companyOf(config);
  return `${phone} ou ${email}`;
}
