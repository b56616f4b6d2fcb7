import { type LoggedUser } from '@site/api-contract';
import { discreetEmail, discreetPhone, findStateById } from '@site/api-contract/brazil';
import { MEMBER_DATA_PATH, REGISTRATION_PATH } from '@site/api-contract/site-paths';
import { SiteLink, Tag, Unbroken } from '@site/ui';
import { memberAreaCopy } from '../member-area.copy';

/**
 * Data of the signed-in customer. E-mail and phone are masked, so that only their owner
 * recognizes them.
 */
export function MemberData({ user }: { user: LoggedUser }) {
  const state = user.state === null ? undefined : findStateById(user.state)?.uf;
  return (
    <section className="member-sec" id="seus-dados" aria-labelledby="seus-dados-titulo">
      <header className="member-head">
        <h2 id="seus-dados-titulo">{memberAreaCopy.data}</h2>
      </header>
      <dl className="me-data">
        <div>
          <dt>
            {user.personType === 'PJ' ? memberAreaCopy.companyName : memberAreaCopy.name}
          </dt>
          <dd>{user.name}</dd>
        </div>
        <div>
          <dt>{memberAreaCopy.email}</dt>
          <dd>{discreetEmail(user.email)}</dd>
        </div>
        <div>
          <dt>{memberAreaCopy.cellphone}</dt>
          <dd className="num">{discreetPhone(user.cellphone)}</dd>
        </div>
        {user.city && (
          <div>
            <dt>{memberAreaCopy.address}</dt>
            <dd>{[user.city, state].filter(Boolean).join(', ')}</dd>
          </div>
        )}
        <div>
          <dt>{memberAreaCopy.registration}</dt>
          <dd>
            {user.registrationFinished ? (
              <Tag tone="ok" icon>
                {memberAreaCopy.registrationDone}
              </Tag>
            ) : (
              <>
                <Tag tone="warn" icon>
                  {memberAreaCopy.registrationOpen}
                </Tag>{' '}
                <SiteLink className="link" to={REGISTRATION_PATH}>
                  {memberAreaCopy.continueRegistration}
                </SiteLink>
              </>
            )}
          </dd>
        </div>
      </dl>
      <p className="me-note">
        <Unbroken>{memberAreaCopy.masked}</Unbroken>{' '}
        <SiteLink className="link" to={MEMBER_DATA_PATH}>
          {memberAreaCopy.changeData}
        </SiteLink>
      </p>
    </section>
  );
}
