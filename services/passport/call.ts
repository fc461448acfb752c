import * as v from 'valibot'
import { loginDataSchema, tokenSchema } from '../../src/contract/account'
import type { PassportPath } from '../../src/contract/calls'

/** One call of passport in words and schemas. */
export interface Call {
  method: 'get' | 'post'
  path: PassportPath
  summary: string
  tag: 'Registration and login' | 'Profile' | 'Identifiers' | 'Security' | 'Passkeys'
  /** Whether it is only for somebody logged in; `by type`: for the types of code 3, 4 and 5. */
  session: 'none' | 'needed' | 'by type'
  /** Whether it is about the site that the visitor is on, which the edge states in a header. */
  siteOrigin?: true
  query?: v.ObjectSchema<v.ObjectEntries, undefined>
  body?: { schema: v.GenericSchema; encodings: readonly ('json' | 'form')[] }
  /** `data` of the answer where it succeeds; without one there is none. */
  data?: v.GenericSchema
  /** What else is answered, besides what follows from the session and the fields: by status, and when. */
  refusals?: Readonly<Record<number, string>>
}

/** `data` of every way to log in. */
export const loggedInSchema = v.object({ ...tokenSchema.entries, ...loginDataSchema.entries })

export const proofOften = 'Ten wrong passwords and codes of this account in 15 minutes.'
