import * as v from 'valibot'
import { addressSchema } from './content'

/** One slide of the home page's slideshow (`slideshow/list`), already in the language of the request. */
export const slideSchema = v.object({
  id: v.number(),
  /** Short label of the slide's kind: report, demo, certification, book. */
  kind: v.string(),
  title: v.string(),
  linkText: v.string(),
  /** A path of this site, or an absolute https address. */
  href: addressSchema
})
export type Slide = v.InferOutput<typeof slideSchema>

/** `data` of `slideshow/list`, in the order in which they are shown. */
export const slidesSchema = v.array(slideSchema)
