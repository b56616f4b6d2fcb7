import { withParts } from '@site/cms';

/** Content of an institutional page: rich text, and questions where the page is a list of them. */
export type InstitutionalContent = {
  title: string;
  lead: string;
  html: string;
  questions?: { question: string; answer: string }[];
};

export const institutionalContent = withParts<InstitutionalContent>('title', 'lead', 'html');
