import type { Written } from '~/contract/locale'
import { empty, type Slot } from './slot'

/* The certifications of the series beside GBCA, whose exam the site holds itself (spec §9 has their names and nothing else). */

/** What the vendor has set about a certification, a sentence each. */
export interface Certification {
  about: Written
  /** For whom it is. */
  audience: Written
  /** What a candidate needs beforehand. */
  requirements: Written
  /** How it is examined: form, length, place. */
  examination: Written
}

// A certification that the vendor has not set would be invented. Visitors can ask to be told when it opens.
export const gbcp: Slot<Certification> = empty
export const gbcm: Slot<Certification> = empty
