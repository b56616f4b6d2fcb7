export { CsvFile } from './csv-file';
export { FileProblems } from './file-problems';
