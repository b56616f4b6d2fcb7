import { useNavigate } from 'react-router-dom';
import {
  failureOf,
  useLazyGetCepAddressQuery,
  useSaveAddressMutation,
  useSaveCompanyDataMutation,
  useSavePartnersMutation,
  useSavePersonalDataMutation,
} from '@site/api-client';
import {
  type KeyedMessage,
  type LoggedUser,
  type RegistrationDraft,
} from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { useIsStaying } from '@site/ui';
import { useNoteSaved } from '../../../shared/saved-at';
import { useSite } from '../../../shared/site-services';
import { AddressForm } from './address-form';
import { CompanyDataForm } from './company/company-data-form';
import { PartnersForm } from './company/partners-form';
import { PersonalDataForm } from './personal-data-form';
import {
  addressCopy,
  companyCopy,
  partnersCopy,
  personalCopy,
} from './registration.copy';
import { StepHead } from './step-head';

type StepProps = {
  user: LoggedUser;
  draft: RegistrationDraft;
  /** Path of the next step. */
  next: string;
};

/**
 * Key of a form, which starts again when other answers were saved than those it started
 * with: someone may go back before the saved answers have been loaded again.
 */
const startOf = (saved: object | null | undefined) => JSON.stringify(saved ?? null);

/**
 * Waits for a save: opens the next step on success, unless the person left meanwhile, or
 * returns the server's messages about single fields.
 */
function useSaved(
  next: string,
): (
  saving: Promise<{ data?: unknown; error?: unknown }>,
) => Promise<readonly KeyedMessage[]> {
  const navigate = useNavigate();
  const isStaying = useIsStaying();
  const noteSaved = useNoteSaved();
  return async (saving) => {
    const { error } = await saving;
    if (error !== undefined) return failureOf(error)?.fields ?? [];
    noteSaved();
    if (isStaying.current) await navigate(next);
    return [];
  };
}

export function PersonalDataStep({ user, draft, next }: StepProps) {
  const { now } = useSite();
  const [save] = useSavePersonalDataMutation();
  const saved = useSaved(next);
  return (
    <>
      <StepHead title={personalCopy.title} why={personalCopy.why} />
      <PersonalDataForm
        key={startOf(draft.personalData)}
        saved={draft.personalData}
        today={saoPauloDay(new Date(now()))}
        onSubmit={(body) => saved(save({ params: { id: user.id }, body }))}
      />
    </>
  );
}

export function CompanyDataStep({ user, draft, next }: StepProps) {
  const [save] = useSaveCompanyDataMutation();
  const saved = useSaved(next);
  return (
    <>
      <StepHead title={companyCopy.title} why={companyCopy.why} />
      <CompanyDataForm
        key={startOf(draft.companyData)}
        saved={draft.companyData}
        onSubmit={(body) => saved(save({ params: { id: user.id }, body }))}
      />
    </>
  );
}

export function PartnersStep({ user, draft, next }: StepProps) {
  const [save] = useSavePartnersMutation();
  const saved = useSaved(next);
  return (
    <>
      <StepHead title={partnersCopy.title} why={partnersCopy.why} />
      <PartnersForm
        key={startOf(draft.partners)}
        saved={draft.partners}
        onSubmit={(body) => saved(save({ params: { id: user.id }, body }))}
      />
    </>
  );
}

export function AddressStep({ user, draft, next }: StepProps) {
  const [save] = useSaveAddressMutation();
  const [find] = useLazyGetCepAddressQuery();
  const saved = useSaved(next);
  return (
    <>
      <StepHead title={addressCopy.title[user.personType]} why={addressCopy.why} />
      {draft.addressBy && <p className="notice">{addressCopy.begun(draft.addressBy)}</p>}
      <AddressForm
        key={startOf(draft.address)}
        saved={draft.address}
        personType={user.personType}
        findAddress={async (cep) => (await find({ params: { cep } }, true)).data ?? null}
        onSubmit={(body) => saved(save({ params: { id: user.id }, body }))}
      />
    </>
  );
}
