import type { ReactNode } from 'react'
import { knownPhrasedMarkup } from '~/lib/load-phrased-markup'
import { unbroken } from './unbroken'

const chinese = /\p{Script=Han}/u

/**
 * A short Chinese text, such as a heading, that breaks between words only. Where it may break stand `<wbr>` elements, so what is
 * copied, searched and read aloud is the text itself. Other nodes are as `unbroken()` has them.
 *
 * In the browser the first page has the text alone. React compares it with the text of the server's element, in which the `<wbr>`
 * elements do not count, and keeps that element.
 */
export function phrased(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || !chinese.test(content)) return unbroken(content)
  const html = knownPhrasedMarkup(content)
  if (html === undefined) return <span className="phrased">{content}</span>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is escaped
  return <span className="phrased" dangerouslySetInnerHTML={{ __html: html }} />
}
