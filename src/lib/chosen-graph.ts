import { takeChosenFiles } from './chosen-files'
import type { CsvFault, CsvFile } from './csv-table'
import { graphCsvLimits } from './graph-csv-limits'

/**
 * Reads the CSV files of a graph that were chosen in the field; undefined if none was. A file that is too large is not read.
 * @param read parses the files
 */
export async function readChosenGraph<Read>(
  input: HTMLInputElement,
  read: (files: CsvFile[]) => Promise<Read>
): Promise<Read | { fault: CsvFault<'bytes'> } | undefined> {
  const chosen = takeChosenFiles(input)
  if (chosen.length === 0) return undefined
  const large = chosen.find(({ size }) => size > graphCsvLimits.bytes)
  if (large) return { fault: { kind: 'bytes', file: large.name, line: 1, text: '' } }
  return read(await Promise.all(chosen.map(async (file) => ({ name: file.name, text: await file.text() }))))
}
