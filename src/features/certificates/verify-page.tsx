import { headOf } from '~/content/page-copy'
import { m } from '~/paraglide/messages'
import { Columns } from '~/ui/page/columns'
import { HeroNotes } from '~/ui/page/hero-notes'
import { PageHero } from '~/ui/page/page-hero'
import { Plate } from '~/ui/plate'
import type { VerifyCopy } from './copy/types'
import { FileCheck } from './file-check'
import { NumberForm } from './number-form'
import { RelationsDrawing } from './relations-drawing'
import './certificates.css'

interface Props {
  copy: VerifyCopy
  /** Typed text that is no number. */
  wrongNumber: string | undefined
}

/** The page that checks certificates: by number on the server, a file in the browser. */
export function VerifyPage({ copy, wrongNumber }: Props) {
  const { proof, file } = copy
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        {...headOf(copy)}
        trail={[{ name: m.certificates_title() }]}
        actions={<NumberForm wrong={wrongNumber} />}
        figure={<RelationsDrawing />}
      >
        <HeroNotes figure={{ caption: m.certificates_figure_caption(), reading: m.certificates_figure_reading() }} />
      </PageHero>
      <Plate id="file" number="02" question={file.question} title={file.headline} lead={file.lead}>
        <FileCheck />
      </Plate>
      <Plate id="proof" number="03" question={proof.question} title={proof.headline} lead={proof.lead}>
        <Columns items={proof.facts} />
        <div className="certificate-limit">
          <Columns items={[proof.limit]} lastApart />
        </div>
      </Plate>
    </main>
  )
}
