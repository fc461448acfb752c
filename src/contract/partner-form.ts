import * as v from 'valibot'
import { type PartnerRequest, partnerWants } from './user-info'

/** Address of the page with the partner form (spec §2), which a browser without JavaScript posts the form to as well. */
export const partnerFormPath = '/partner/connect'

/** Fields of the form in their order (spec §3), then the one that no person sees. */
export const partnerFields = ['name', 'phone', 'email', 'company', 'position', 'city', 'needs', 'wants', 'trap'] as const
export type PartnerField = (typeof partnerFields)[number]

/** What is typed, by field. `wants` holds the chosen ones as a browser writes them into a list, with commas between. */
export type PartnerValues = Readonly<Record<PartnerField, string>>

const typed = v.optional(v.string(), '')

/** Typed values as they come from outside: a form that was posted, or a browser's storage. */
export const partnerValuesSchema = v.object({
  name: typed,
  phone: typed,
  email: typed,
  company: typed,
  position: typed,
  city: typed,
  needs: typed,
  wants: typed,
  trap: typed
}) satisfies v.GenericSchema<unknown, PartnerValues>

export const chosenWants = (wants: string): string[] => wants.split(',').filter(Boolean)

/** The list with a want added to it or taken from it, in the order of the form. */
export function withWant(wants: string, want: string, isChosen: boolean): string {
  const chosen = chosenWants(wants)
  return partnerWants.filter((known) => (known === want ? isChosen : chosen.includes(known))).join(',')
}

/** The body of `POST add/userInfo` that the values make; what they are is for its schema to say. */
export function partnerBody({ wants, ...values }: PartnerValues): Record<Exclude<keyof PartnerRequest, 'elapsed'>, unknown> {
  return { kind: 'partner', ...values, wants: chosenWants(wants) }
}

/** How the edge answered a form that a browser posted by itself: with it, the page is rendered once more. */
export type PartnerAnswer =
  | { isSent: true }
  | {
      isSent: false
      values: PartnerValues
      /** What the visitor is told, in their language. */
      text: string
      /** The field at fault, where there is one. */
      field: PartnerField | undefined
    }
