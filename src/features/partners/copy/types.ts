import type { PageCopy, PlateCopy } from '~/content/page-copy'
import type { PartnerWant } from '~/contract/forms/partner'

type PartyShape = 'circle' | 'square' | 'diamond'

/** A party of a program: people (circle) or things (square, diamond). */
export interface Party {
  id: string
  label: string
  shape: PartyShape
  /** Center, in units of the drawing. */
  x: number
  y: number
  /** The partner, whom the page addresses, is drawn in blue. */
  partner?: true
}

/** A delivery between parties. Its number on the drawing is its position in the list. */
export interface Delivery {
  /** Ids of parties; several if all of them deliver or receive it. */
  from: readonly string[]
  to: readonly string[]
  what: string
  about: string
}

export interface Program {
  id: 'solution' | 'reseller' | 'service' | 'training'
  name: string
  question: string
  title: string
  purpose: string
  /** For the overview: the partner's and the vendor's tasks in a few words. */
  summary: { partner: string; vendor: string }
  parties: readonly Party[]
  deliveries: readonly Delivery[]
  fits: readonly string[]
  partnerDoes: readonly string[]
  vendorDoes: readonly string[]
  firstSteps: readonly string[]
}

/** The page with the partner form. */
export interface ConnectCopy extends PageCopy {
  drawing: {
    alt: string
    caption: string
    reading: string
    company: string
    staff: string
    contact: string
    wants: Readonly<Record<PartnerWant, string>>
  }
  form: PlateCopy & {
    wants: Readonly<Record<PartnerWant, string>>
    /** Suggestions for the needs field, so that the first conversation gets to the point. */
    hints: { title: string; lines: readonly string[] }
    privacy: string
  }
  next: PlateCopy & { steps: readonly { title: string; text: string }[] }
}
