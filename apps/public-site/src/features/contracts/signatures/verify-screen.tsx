import { deferred } from '@site/ui';
import { verifyCopy as COPY } from './verify.copy';
import '@site/ui/forms.css';
import './verify.css';

const VerifyForm = deferred(async () => (await import('./verify-form')).VerifyForm);

/**
 * `/contratos/verificar`: a public page that tells whether a file is a signed contract.
 */
export function VerifyScreen() {
  return (
    <article className="wrap verify">
      <header>
        <h1>{COPY.title}</h1>
        <p>{COPY.lead}</p>
      </header>
      <VerifyForm />
      <section aria-labelledby="como-funciona">
        <h2 id="como-funciona">{COPY.how}</h2>
        <ol>
          {COPY.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </article>
  );
}
