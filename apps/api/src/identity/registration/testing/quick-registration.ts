import { createUser, type QuickRegistrationForm, verifyEmail } from '@site/api-contract';
import { type TestApi } from '../../../testing/api';

export const FORM: QuickRegistrationForm = {
  name: 'Marina Alves Prado',
  document: '529.982.247-25',
  email: 'Marina@Exemplo.test',
  emailConfirmation: 'marina@exemplo.test',
  cellphone: '(11) 98765-4321',
  password: 'uma frase comprida',
  passwordConfirmation: 'uma frase comprida',
  hasAcceptedPrivacyPolicy: true,
};

export const register = (
  api: TestApi,
  change: Partial<QuickRegistrationForm> = {},
  headers = {},
) => api.asAnyone().send(createUser, { body: { ...FORM, ...change }, headers });
export const verify = (api: TestApi, pin: string, email = 'marina@exemplo.test') =>
  api.asAnyone().send(verifyEmail, { body: { email, pin } });
