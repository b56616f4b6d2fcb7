/** The bank did not answer, or in time, or is left alone for a while. */
export class BankAway extends Error {
  override readonly name = 'BankAway';
}

/** The bank understood and refused. */
export class BankRefusal extends Error {
  override readonly name = 'BankRefusal';
}

/** Null for what the bank refuses: it has ended there, or was paid. */
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
