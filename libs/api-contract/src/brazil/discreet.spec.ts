import { discreetEmail, discreetPhone } from './index';

describe('what is shown of a contact', () => {
  it.each([
    ['marina@rodar.test', 'm•••@rodar.test'],
    ['a@b.co', 'a•••@b.co'],
    ['52998224725', '•••'],
    ['', '•••'],
  ])('of the e-mail "%s" is %s', (email, shown) =>
    expect(discreetEmail(email)).toBe(shown),
  );
  it.each([
    ['41998765432', '(41) •••••-5432'],
    ['+55 41 99876-5432', '(41) •••••-5432'],
    ['123', '•••'],
  ])('of the phone "%s" is %s', (phone, shown) =>
    expect(discreetPhone(phone)).toBe(shown),
  );
});
