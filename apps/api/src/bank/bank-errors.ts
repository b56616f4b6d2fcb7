/** The bank did not answer, or in time, or is left alone for a while. */
export class BankAway extends Error {
  override readonly name = 'BankAway';
}

/** The bank understood and refused. */
export class BankRefusal extends Error {
  override readonly name = 'BankRefusal';
}
