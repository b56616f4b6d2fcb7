import { useEffect, useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useListDocumentsQuery } from '@site/api-client';
import { type Decision, type ProposalDetail } from '@site/api-contract';
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  documentKindsOf,
  documentName,
} from '@site/api-contract/identity';
import { analysisReason, type AnalysisReasonCode } from '@site/api-contract/sales';
import { CheckList, TextField } from '@site/ui/forms';
import { decisionCopy as copy } from '../decide/decision.copy';

type Requests = {
  documents: NonNullable<Decision['documents']>;
  reasons: AnalysisReasonCode[];
};

/**
 * The documents to ask for, each with a note on what is wrong or missing. A newly ticked
 * reason adds the documents that it usually needs; the consultant can change them.
 */
export function DocumentRequests({ proposal }: { proposal: ProposalDetail }) {
  const { fields, append, remove, replace } = useFieldArray<Requests>({
    name: 'documents',
  });
  const reasons = useWatch<Requests, 'reasons'>({ name: 'reasons' });
  const personType = proposal.clientType === 2 ? 'PJ' : 'PF';
  const offered = useOfferedKinds(proposal, personType);
  // A restored request keeps its documents as they were.
  const seen = useRef<readonly AnalysisReasonCode[]>(fields.length > 0 ? reasons : []);

  // Only a newly ticked reason adds documents, so that those the consultant removed stay
  // out.
  useEffect(() => {
    const added = reasons.filter((code) => !seen.current.includes(code));
    seen.current = reasons;
    const requested = new Set(fields.map(({ kind }) => kind));
    for (const { documents, remedy } of added.map(analysisReason))
      for (const kind of documents) {
        if (!requested.has(kind)) append({ kind, note: remedy }, { shouldFocus: false });
        requested.add(kind);
      }
  }, [reasons, fields, append]);
  // Other decisions ask for no documents.
  useEffect(() => () => replace([]), [replace]);

  const toggle = (value: string, isOn: boolean) => {
    const kind = offered.find((known) => known === value);
    if (kind && isOn) append({ kind, note: '' });
    else remove(fields.findIndex((field) => field.kind === value));
  };
  return (
    <>
      <CheckList
        name="documents"
        label={copy.documents}
        help={copy.documentsHint}
        className="decision-documents"
        isChosen={(kind) => fields.some((field) => field.kind === kind)}
        onToggle={toggle}
        options={offered.map((kind) => ({
          value: kind,
          label: documentName(kind, personType),
        }))}
      />
      {fields.map(({ id, kind }, index) => (
        <TextField
          key={id}
          name={`documents.${index}.note`}
          label={copy.documentNote(documentName(kind, personType))}
          help={copy.documentNoteHint}
          maxLength={300}
        />
      ))}
    </>
  );
}

/**
 * Kinds of documents that can be asked for: those of this customer's registration (a
 * foreigner's card only for a foreigner), and 'outro' for any other document.
 */
function useOfferedKinds(
  { customerId = '' }: ProposalDetail,
  personType: 'PF' | 'PJ',
): DocumentKind[] {
  const { data } = useListDocumentsQuery(
    { params: { id: customerId } },
    { skip: customerId === '' },
  );
  const usual = data?.wanted ?? documentKindsOf({ personType, isForeigner: false });
  return DOCUMENT_KINDS.filter((kind) => usual.includes(kind) || kind === 'outro');
}
