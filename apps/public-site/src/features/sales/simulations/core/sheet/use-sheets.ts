import { useGetTechnicalSheetQuery } from '@site/api-client';
import { type ModelSheet } from '@site/api-contract';

/** Sheets of up to three models, in their order; undefined where one has not come. */
export function useSheets([first, second, third]: readonly string[]): (
  ModelSheet | undefined
)[] {
  return [useSheet(first), useSheet(second), useSheet(third)];
}

function useSheet(modelSlug: string | undefined): ModelSheet | undefined {
  return useGetTechnicalSheetQuery(
    { params: { modelSlug: modelSlug ?? '' } },
    { skip: modelSlug === undefined },
  ).currentData;
}
