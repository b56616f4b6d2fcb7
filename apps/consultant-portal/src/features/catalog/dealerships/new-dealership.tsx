import { AddForm } from './add-form';
import { formCopy as copy } from './dealerships.copy';
import './dealerships.css';

/** The page with the form for a new dealership. */
export function NewDealership() {
  return (
    <>
      <header className="work-head">
        <div>
          <h1>{copy.newTitle}</h1>
          <p>{copy.newLead}</p>
        </div>
      </header>
      <AddForm />
    </>
  );
}
