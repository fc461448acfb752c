import { errorMessage } from './error-message.ts'
import type { NodeFiles } from './files.ts'
import type { Notices } from './notices.ts'

interface CheckedStore {
  files: Pick<NodeFiles, 'head'>
  notices: Pick<Notices, 'clear' | 'get' | 'set'>
  log: (line: string) => void
}

/** A key that no object has: it only matters that the store answers. */
const probeKey = 'probe'

/**
 * Asks the store of files for an object, and notes while it does not answer: a bucket that refuses its key, a folder that cannot be
 * read. Pages do without it, so the server stays ready.
 */
export async function checkFileStore({ files, notices, log }: CheckedStore): Promise<void> {
  try {
    await files.head(probeKey)
    notices.clear('files')
  } catch (error) {
    const reason = errorMessage(error)
    if (notices.get('files') === undefined) log(JSON.stringify({ event: 'files-unavailable', reason }))
    notices.set('files', `the store of files does not answer: ${reason}`)
  }
}
