import type { PlateCopy } from '~/content/page-copy'
import { Plate } from '~/ui/plate'
import type { PublishedFiles } from './compare-digest'
import { FileCheck } from './file-check'
import type { Downloadable } from './files'

interface CheckPlateProps {
  copy: PlateCopy
  /** Two digits. */
  number: string
  /** Files to compare with. */
  files: readonly Downloadable[]
  extent: PublishedFiles['extent']
}

/** A plate that verifies a downloaded file against the published SHA-256. */
export function CheckPlate({ copy, number, files, extent }: CheckPlateProps) {
  const published = files.map(({ title, file: { name, sha256 } }) => ({ title, name, sha256 }))
  return (
    <Plate id="check" number={number} question={copy.question} title={copy.headline} lead={copy.lead}>
      <FileCheck publication={{ files: published, extent }} />
    </Plate>
  )
}
