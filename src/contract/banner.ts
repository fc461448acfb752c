import * as v from 'valibot'
import { addressSchema } from './content'
import { writtenLocales } from './locale'

const bothLanguages = v.object(v.entriesFromList(writtenLocales, v.string()))

/** The banner of a live event above the navigation (spec §2), in both languages, because a visitor can switch. */
export const bannerSchema = v.object({
  /** Changes with each publication, so that a banner closed for one event is shown again for the next. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  text: bothLanguages,
  /** Words of the link. */
  linkText: bothLanguages,
  href: addressSchema
})
export type Banner = v.InferOutput<typeof bannerSchema>

/** `data` of `GET banner/current`; null while there is none. */
export const currentBannerSchema = v.nullable(bannerSchema)
