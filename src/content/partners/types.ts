import type { PageCopy, PlateCopy } from '~/content/page-copy'
import type { PartnerWant } from '~/contract/user-info'

export type PartyShape = 'circle' | 'square' | 'diamond'

/** Somebody (circle) or something (square, diamond) that takes part in a program. */
export interface Party {
  id: string
  label: string
  shape: PartyShape
  /** Center, in units of the drawing. */
  x: number
  y: number
  /** The partner is drawn in blue: it is who the page speaks to. */
  partner?: true
}

/** Who delivers what to whom. Its number, on the drawing and in the list, is its place in the list. */
export interface Delivery {
  /** Ids of parties; several where the same goes to, or comes from, each of them. */
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
  /** For the overview: the partner's part and the vendor's, in a few words. */
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
    /** What to write into the needs, so that the first talk begins with the matter itself. */
    hints: { title: string; lines: readonly string[] }
    privacy: string
  }
  next: PlateCopy & { steps: readonly { title: string; text: string }[] }
}
