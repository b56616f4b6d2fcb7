import { type Call } from '@site/api-contract';

/**
 * Checks in development what the API answers; the schemas of all calls come with the first
 * answer. Not there in production.
 */
export const parseInDevelopment =
  process.env.NODE_ENV === 'production'
    ? undefined
    : async (call: Call, data: unknown): Promise<unknown> => {
        const { parseAnswer } = await import('@site/api-contract/calls');
        return parseAnswer(call, data);
      };
