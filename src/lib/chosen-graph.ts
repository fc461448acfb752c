import { type FileField, takeChosenFiles } from './chosen-files'
import type { CsvFault, CsvFile } from './csv-table'
import { graphCsvLimits } from './graph-csv-limits'
import { readTextFile } from './read-text-file'

/**
 * Reads the CSV files of a graph that were chosen in the field; undefined if none was. A file that is too large is not read.
 * A fault says which file could not be read.
 * @param read parses the files
 */
export async function readChosenGraph<Read>(
  input: FileField,
  read: (files: CsvFile[]) => Promise<Read>
): Promise<Read | { fault: CsvFault<'bytes' | 'unreadable'> } | undefined> {
  const chosen = takeChosenFiles(input)
  if (chosen.length === 0) return undefined
  const refuse = <Kind extends string>(kind: Kind, file: File) => ({ fault: { kind, file: file.name, line: 1, text: '' } })
  const large = chosen.find(({ size }) => size > graphCsvLimits.bytes)
  if (large) return refuse('bytes', large)
  const files: CsvFile[] = []
  for (const file of chosen) {
    try {
      files.push({ name: file.name, text: await readTextFile(file) })
    } catch {
      return refuse('unreadable', file)
    }
  }
  return read(files)
}
