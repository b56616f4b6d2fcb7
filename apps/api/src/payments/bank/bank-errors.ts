/** The bank did not answer, not in time, or the circuit is open. */
export class BankAway extends Error {
  override readonly name = 'BankAway';
}

/** The bank understood and refused. */
export class BankRefusal extends Error {
  override readonly name = 'BankRefusal';
}

/** Null when the bank refuses: the thing has ended there, or was paid. */
export async function unlessRefused<Answer>(
  asked: Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof BankRefusal) return null;
    throw error;
  }
}
