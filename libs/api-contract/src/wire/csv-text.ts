import * as z from 'zod/mini';
import { MOST_CSV_CHARACTERS } from './csv-files';

/** Text of a CSV file that is imported on a page. */
export const csvText = z
  .string('Escolha o arquivo.')
  .check(z.maxLength(MOST_CSV_CHARACTERS, 'O arquivo é grande demais para esta página.'));
