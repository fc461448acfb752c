import { type Locale, locales } from '../contract/locale'
import { getLocale } from '../paraglide/runtime'

/** A message as the browser has it (`scripts/compact-message.ts`). `texts`: one for each locale, in the order of `locales`. */
export const messageOf =
  <Inputs>(...texts: readonly ((inputs: Inputs) => string)[]) =>
  (inputs: Inputs, { locale = getLocale() }: { locale?: Locale } = {}): string | undefined =>
    texts[locales.indexOf(locale)]?.(inputs)
