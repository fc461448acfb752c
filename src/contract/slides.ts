import * as v from 'valibot'

/** One slide of the home page's slideshow (`slideshow/list`), already in the language of the request. */
export const slideSchema = v.object({
  id: v.number(),
  /** Short label of the slide's kind: report, demo, certification, book. */
  kind: v.string(),
  title: v.string(),
  linkText: v.string(),
  /** As `addressSchema`, with whose module the home page would load the contract of all lists. */
  href: v.pipe(v.string(), v.regex(/^(\/(?![/\\\s])|https:\/\/)/))
})
export type Slide = v.InferOutput<typeof slideSchema>

/** `data` of `slideshow/list`, in the order in which they are shown. */
export const slidesSchema = v.array(slideSchema)
