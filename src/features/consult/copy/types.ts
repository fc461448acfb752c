import type { PageCopy, PlateCopy } from '~/content/page-copy'
import type { ConsultationTopic, ConsultedEdition } from '~/contract/forms/consultation'

interface NextStepCopy {
  kicker: string
  title: string
  link: string
}

/** The page of the consultation about one edition. */
interface ConsultEditionCopy extends PageCopy {
  /** Suggestions for the questions field, so that the first conversation gets to the point. */
  hints: readonly string[]
  /** Its success message (spec §4), which says what happens next. */
  sent: { title: string; text: string; meanwhile: string }
}

/** Replaces the words about an edition. */
interface ConsultTopicCopy extends Omit<ConsultEditionCopy, 'description'> {
  /** Label of the button, if it does more than send an inquiry. */
  submit?: string
}

/** The pages with the form of a consultation, `/product/consult`. */
export interface ConsultCopy {
  editions: Readonly<Record<ConsultedEdition, ConsultEditionCopy>>
  topics: Readonly<Record<ConsultationTopic, ConsultTopicCopy>>
  facts: {
    reading: string
    shards: string
    vertices: string
    nodes: string
    supported: string
  }
  form: { title: string; hints: string; privacy: string }
  talk: PlateCopy & { steps: readonly { title: string; text: string }[] }
  /** Steps after the registration for an event, in place of `talk`. */
  registered: PlateCopy & { steps: readonly { title: string; text: string }[] }
  next: PlateCopy & { find: NextStepCopy; download: NextStepCopy }
}
