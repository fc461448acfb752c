import type { PlateCopy } from '~/content/page-copy'
import { Plate } from '~/ui/plate'
import { FileCheck } from './file-check'
import type { Downloadable } from './files'

interface CheckPlateProps {
  copy: PlateCopy
  /** Two digits. */
  number: string
  /** Files to compare with. */
  files: readonly Downloadable[]
  /** Whether every list of files was loaded. */
  isComplete: boolean
}

/** A plate that verifies a downloaded file against the published SHA-256. */
export function CheckPlate({ copy, number, files, isComplete }: CheckPlateProps) {
  const published = files.map(({ title, file: { name, sha256 } }) => ({ title, name, sha256 }))
  return (
    <Plate id="check" number={number} question={copy.question} title={copy.headline} lead={copy.lead}>
      <FileCheck publication={{ files: published, isComplete }} />
    </Plate>
  )
}
