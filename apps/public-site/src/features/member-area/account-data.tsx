import { useSaveAccountDataMutation } from '@site/api-client';
import { type LoggedUser } from '@site/contracts';
import { deferred } from '@site/ui';
import { AccountSection } from './account-section';
import { RegistrationData } from './registration-data';
import { dataCopy as COPY } from './security.copy';
import { useSave } from './use-save';

const AccountDataFields = deferred(
  async () => (await import('./security-forms')).AccountDataFields,
);
const EmailSection = deferred(async () => (await import('./email-section')).EmailSection);

/** Name and cellphone as a form, and the e-mail below. */
export function AccountData({ user }: { user: LoggedUser }) {
  const params = { id: user.id };
  const [saveData] = useSaveAccountDataMutation();
  const data = useSave();
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
          onSubmit={(body) => data.save(saveData({ params, body }), 'CurrentPassword')}
        />
      </AccountSection>
      <EmailSection user={user} />
      {user.role === null && <RegistrationData user={user} />}
    </>
  );
}
