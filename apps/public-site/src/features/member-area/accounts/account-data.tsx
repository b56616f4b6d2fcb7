import { useSaveAccountDataMutation } from '@site/api-client';
import { type AccountDataForm, type LoggedUser } from '@site/api-contract';
import { deferred } from '@site/ui';
import { useReturnUrl } from '../../../shared/browser-value';
import { useSite } from '../../../shared/site-services';
import { useSave } from '../use-save';
import { AccountSection } from './account-section';
import { RegistrationData } from './registration-data';
import { dataCopy as COPY } from './security.copy';

const AccountDataFields = deferred(
  async () => (await import('./security-forms')).AccountDataFields,
);
const EmailSection = deferred(async () => (await import('./email-section')).EmailSection);

/** Name and cellphone as a form, and the e-mail below. */
export function AccountData({ user }: { user: LoggedUser }) {
  const params = { id: user.id };
  const [saveData] = useSaveAccountDataMutation();
  const data = useSave();
  const returnUrl = useReturnUrl();
  const { go } = useSite();
  async function save(body: AccountDataForm) {
    const saved = await data.save(saveData({ params, body }));
    if (saved.isSaved && returnUrl) go(returnUrl);
    return saved;
  }
  return (
    <>
      <AccountSection
        id="dados-cadastro"
        title={COPY.dataTitle}
        text={COPY.why}
        saved={data.isSaved && COPY.saved}
      >
        <AccountDataFields
          user={user}
          waitSeconds={data.waitSeconds}
          problem={data.problem}
          onSubmit={save}
        />
      </AccountSection>
      <EmailSection user={user} />
      {user.role === null && <RegistrationData user={user} />}
    </>
  );
}
