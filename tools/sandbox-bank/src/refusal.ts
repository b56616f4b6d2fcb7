/**
 * A refused request, with the status of its answer. A payer from a receiver is sent
 * `back` there.
 */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 409 | 422 | 503,
    message: string,
    readonly back?: string,
  ) {
    super(message);
  }
}

export const missing = (): never => {
  throw new Refusal(404, 'Não encontramos isso neste banco.');
};

export const refuse = (message: string, back?: string): never => {
  throw new Refusal(409, message, back);
};
