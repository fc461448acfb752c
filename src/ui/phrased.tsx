import type { ReactNode } from 'react'
import { phrasedMarkupIfLoaded } from '~/lib/load-phrased-markup'
import { unbroken } from './unbroken'

const chinese = /\p{Script=Han}/u

/**
 * Makes a short Chinese text, such as a heading, break between words only. The break opportunities are `<wbr>` elements, so copied,
 * searched and spoken text is unchanged. Other nodes go through `unbroken()`.
 *
 * Hydration renders the text alone, because the browser does not load the word list for the first page. React compares text
 * contents, in which `<wbr>` elements do not count, and keeps the server's element.
 */
export function phrased(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || !chinese.test(content)) return unbroken(content)
  const html = phrasedMarkupIfLoaded(content)
  if (html === undefined) return <span className="phrased">{content}</span>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is escaped
  return <span className="phrased" dangerouslySetInnerHTML={{ __html: html }} />
}
