import { type useDoubtedKm } from './use-doubted-km';

type DoubtedKmProps = {
  doubt: Pick<ReturnType<typeof useDoubtedKm>, 'problem' | 'isDoubted' | 'confirm'>;
  /** Label of the button that sends unlikely km all the same. */
  sure: string;
};

/** Why the form was refused, and the way on where the km are only unlikely. */
export function DoubtedKm({
  doubt: { problem, isDoubted, confirm },
  sure,
}: DoubtedKmProps) {
  return (
    <>
      {problem !== '' && (
        <p className={isDoubted ? 'notice' : 'notice notice--err'} role="alert">
          {problem}
        </p>
      )}
      {isDoubted && (
        <button type="button" className="btn btn--line" onClick={confirm}>
          {sure}
        </button>
      )}
    </>
  );
}
