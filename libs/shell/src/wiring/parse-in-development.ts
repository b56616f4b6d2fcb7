import { type Call } from '@site/api-contract';

/**
 * Checks the API's answers in development; the schemas of all calls load with the first
 * answer. Undefined in production.
 */
export const parseInDevelopment =
  process.env.NODE_ENV === 'production'
    ? undefined
    : async (call: Call, data: unknown): Promise<unknown> => {
        const { parseAnswer } = await import('@site/api-contract/calls');
        return parseAnswer(call, data);
      };
