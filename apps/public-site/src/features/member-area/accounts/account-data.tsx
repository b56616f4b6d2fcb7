import { useSaveAccountDataMutation } from '@site/api-client';
import { type AccountDataForm, type LoggedUser } from '@site/api-contract';
import { formatPhone } from '@site/api-contract/brazil';
import { deferred } from '@site/ui';
import { useReturnUrl } from '../../../shared/browser-value';
import { useSite } from '../../../shared/site-services';
import { useSave } from '../use-save';
import { AccountSection } from './account-section';
import { ChangeInPlace } from './change-in-place';
import { dataCopy as COPY } from './security.copy';

const AccountDataFields = deferred(
  async () => (await import('./security-forms')).AccountDataFields,
);
const EmailSection = deferred(async () => (await import('./email-section')).EmailSection);
const RegistrationData = deferred(
  async () => (await import('./registration-data')).RegistrationData,
);

/** Name and cellphone with their form, the e-mail, and the data of the registration. */
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
        text={COPY.reach}
        saved={data.isSaved && COPY.saved}
      >
        <dl className="me-data">
          <div>
            <dt>{COPY.name[user.personType]}</dt>
            <dd>{user.name}</dd>
          </div>
          <div>
            <dt>{COPY.cellphone}</dt>
            <dd>{formatPhone(user.cellphone)}</dd>
          </div>
        </dl>
        <ChangeInPlace
          id="dados-cadastro"
          of={COPY.dataTitle}
          draft="account-data"
          isAsked={returnUrl !== null}
          onOpen={data.reset}
        >
          {(close) => (
            <AccountDataFields
              user={user}
              waitSeconds={data.waitSeconds}
              problem={data.problem}
              onSubmit={(body) => close(save(body))}
            />
          )}
        </ChangeInPlace>
      </AccountSection>
      <EmailSection user={user} />
      {user.role === null && <RegistrationData user={user} />}
    </>
  );
}
