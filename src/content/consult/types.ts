import type { PageCopy, PlateCopy } from '~/content/page-copy'
import type { ConsultedEdition } from '~/contract/consultation-form'

interface NextStepCopy {
  kicker: string
  title: string
  link: string
}

/** The page of the consultation about one edition. */
export interface ConsultEditionCopy extends PageCopy {
  /** What to write into the questions, so that the first talk begins with the matter itself. */
  hints: readonly string[]
  /** Its success message (spec §4): what happens next. */
  sent: { title: string; text: string; meanwhile: string }
}

/** The pages with the form of a consultation, `/product/consult`. */
export interface ConsultCopy {
  editions: Readonly<Record<ConsultedEdition, ConsultEditionCopy>>
  facts: {
    /** {stated} and {open}, counted from the facts. */
    reading: string
    shards: string
    vertices: string
    nodes: string
    supported: string
    /** In place of what the specification does not state. */
    open: string
  }
  form: { title: string; hints: string; privacy: string }
  talk: PlateCopy & { steps: readonly { title: string; text: string }[] }
  next: PlateCopy & { find: NextStepCopy; download: NextStepCopy }
}
