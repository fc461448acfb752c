import type { Page } from '@playwright/test'
import { segment } from '../../scripts/words/segment.ts'

/** Headings, and the short texts of cards, tables, buttons and the banner. */
const shortTexts = 'h1, h2, h3, h4, dt, th, summary, button, .btn, .tlink, .next-steps b, .cells b, .banner p, .phrased'

/** The lines of each short text that is seen and has more than one. */
export const linesOf = (page: Page, selector = shortTexts): Promise<string[][]> =>
  page.evaluate((chosen) => {
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const texts: string[][] = []
    for (const element of document.querySelectorAll(chosen)) {
      // The parts of a text are measured with it, and a drawing sets its lines itself.
      if (!isSeen(element) || element.closest('.vh, svg, pre') || element.parentElement?.closest(chosen)) continue
      const lines: string[] = []
      const hasOwnLines = getComputedStyle(element).whiteSpace === 'pre-line'
      let [line, bottom] = ['', Number.NEGATIVE_INFINITY]
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const content = node.textContent ?? ''
        for (let at = 0; at < content.length; at++) {
          const range = new Range()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const [box] = range.getClientRects()
          if (content[at] === '\n' && hasOwnLines) line += '\n'
          if (!box || box.width === 0) continue
          if (box.top + box.height / 2 > bottom && line) {
            lines.push(line)
            line = ''
          }
          line += content[at]
          bottom = box.bottom
        }
      }
      if (lines.length > 0) texts.push([...lines, line])
    }
    return texts
  }, selector)

/** Marks that may not begin a line, and those that may not end one. */
const beginsWrong = /^[，。；、！？：）》」”’%％]/
const endsWrong = /[（《「“‘]$/
/** Units in Latin letters, which stand behind a space or none. */
const beginsWithUnit = /^\s?(ns|μs|ms|s|min|h|[KMGT]i?B|[KMG]bps|QPS|TPS|vCPU|px|pt|k[mWg]|[mM]W)(?![\p{L}\d])/u

const isTornUnit = (line: string, next: string) => /\d\s?$/.test(line) && beginsWithUnit.test(next)

/** The places, as of `wrongBreaks`, at which a text in any language breaks between a number and its unit. */
export const tornUnits = (lines: readonly string[]): string[] =>
  lines.slice(0, -1).flatMap((line, index) => {
    const next = lines[index + 1] ?? ''
    return isTornUnit(line, next) ? [`${line}|${next}`] : []
  })

/**
 * The places at which a text of several lines breaks, each as «ends|begins», if it is inside a word or beside a mark that it must
 * not leave.
 */
export function wrongBreaks(lines: readonly string[]): string[] {
  const text = lines.join('')
  const allowed = new Set<number>()
  let at = 0
  for (const word of segment(text)) {
    at += word.length
    allowed.add(at)
  }
  let end = 0
  return lines.slice(0, -1).flatMap((line, index) => {
    end += line.length
    const next = lines[index + 1] ?? ''
    if (isTornUnit(line, next)) return [`${line}|${next}`]
    // The copy ends a line itself, or a word of another script is wider than the line.
    if (line.endsWith('\n') || !/\p{Script=Han}/u.test(`${line.slice(-1)}${next.slice(0, 1)}`)) return []
    // A code such as «P-101» is a word, not a number.
    const isInNumber = /(?<![\p{Script=Latin}\d.,-])[\d.,]*\d\s?$/u.test(line) && /^\p{Script=Han}/u.test(next)
    const isWrong = !allowed.has(end) || beginsWrong.test(next) || endsWrong.test(line.trimEnd()) || isInNumber
    return isWrong ? [`${line}|${next}`] : []
  })
}
