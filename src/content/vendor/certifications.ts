import type { Written } from '~/contract/locale'
import { empty, type Slot } from './slot'

/* The certifications other than GBCA, of which spec §9 has the names only. The site holds the GBCA exam itself. */

/** A certification, one sentence for each field. */
export interface Certification {
  about: Written
  audience: Written
  /** Prerequisites for a candidate. */
  requirements: Written
  /** Form, length and place of the exam. */
  examination: Written
}

// No samples: readers would take an invented certification for a real one. Visitors can ask to be notified when one opens.
export const gbcp: Slot<Certification> = empty
export const gbcm: Slot<Certification> = empty
