import { deferred } from '@site/ui';
import { verifyCopy as COPY } from './verify.copy';
import '@site/ui/forms.css';
import '../../../../shared/page-head.css';
import './verify.css';

const VerifyForm = deferred(async () => (await import('./verify-form')).VerifyForm);

/**
 * `/contratos/verificar`: a public page that tells whether a file is a signed contract.
 */
export function VerifyScreen() {
  return (
    <article>
      <header className="inst-head scene" data-model="aroeira">
        <div className="wrap">
          <h1>{COPY.title}</h1>
          <p>{COPY.lead}</p>
        </div>
      </header>
      <div className="wrap verify">
        <VerifyForm />
        <section aria-labelledby="como-funciona">
          <h2 id="como-funciona">{COPY.how}</h2>
          <ol>
            {COPY.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
    </article>
  );
}
