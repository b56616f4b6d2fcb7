import { type LoggedUser } from '@site/contracts';
import { discreetEmail, discreetPhone, findStateById } from '@site/contracts/brazil';
import { MEMBER_DATA_PATH, REGISTRATION_PATH } from '@site/contracts/site-paths';
import { SiteLink, Tag } from '@site/ui';
import { COPY } from './member-area.copy';

/** Who is signed in; e-mail and phone only as far as their owner recognises them. */
export function MemberData({ user }: { user: LoggedUser }) {
  const state = user.state === null ? undefined : findStateById(user.state)?.uf;
  return (
    <section className="member-sec" id="seus-dados" aria-labelledby="seus-dados-titulo">
      <header className="member-head">
        <h2 id="seus-dados-titulo">{COPY.data}</h2>
      </header>
      <dl className="me-data">
        <div>
          <dt>{user.personType === 'PJ' ? COPY.companyName : COPY.name}</dt>
          <dd>{user.name}</dd>
        </div>
        <div>
          <dt>{COPY.email}</dt>
          <dd>{discreetEmail(user.email)}</dd>
        </div>
        <div>
          <dt>{COPY.cellphone}</dt>
          <dd className="num">{discreetPhone(user.cellphone)}</dd>
        </div>
        {user.city && (
          <div>
            <dt>{COPY.address}</dt>
            <dd>{[user.city, state].filter(Boolean).join(', ')}</dd>
          </div>
        )}
        <div>
          <dt>{COPY.registration}</dt>
          <dd>
            {user.registrationFinished ? (
              <Tag tone="ok" icon>
                {COPY.registrationDone}
              </Tag>
            ) : (
              <>
                <Tag tone="warn" icon>
                  {COPY.registrationOpen}
                </Tag>{' '}
                <SiteLink className="link" to={REGISTRATION_PATH}>
                  {COPY.continueRegistration}
                </SiteLink>
              </>
            )}
          </dd>
        </div>
      </dl>
      <p className="me-note">
        {COPY.masked}{' '}
        <SiteLink className="link" to={MEMBER_DATA_PATH}>
          {COPY.changeData}
        </SiteLink>
      </p>
    </section>
  );
}
