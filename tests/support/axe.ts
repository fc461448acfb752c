import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { resize } from './layout.ts'

/** The source that the library names itself is twice as long, and each page has to compile it. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Findings of axe that keep a visitor from using the page, each with its position. A theme changes colors only, so in the dark
 * theme only the rules about colors run.
 * @param part selector of the part to check instead of the whole page, for a state of a page that has been checked without it
 */
export async function seriousFindings(page: Page, part = 'html'): Promise<string[]> {
  await addAxe(page)
  await expect(page.locator(part)).toHaveCount(1)
  const findings = [...(await findingsIn(page, part, 'light')), ...(await findingsIn(page, part, 'dark', colorRules))]
  return findings.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ text }) => text)
}

/**
 * Off by default, though WCAG 2.2 asks for it at level AA. Only for pages that are not scrolled: a target that is half below the
 * header has only its other half for axe.
 */
const targetSize = { rules: { 'target-size': { enabled: true } } }

/** A window in which a page is looked at, with its width in pixels. */
export interface Look {
  theme: Theme
  width: number
  /** Whether the rules about colors also run in the other theme. */
  colorsOfOther?: boolean
}

/** A phone, then a wide window, which the tests of the desk go on in; both themes in each. */
export const narrowAndWide: readonly Look[] = [
  { theme: 'light', width: 390, colorsOfOther: true },
  { theme: 'light', width: 1440, colorsOfOther: true }
]

type Theme = 'light' | 'dark'

/** Rules whose outcome can depend on the theme, which changes colors only. */
const colorRules = { runOnly: ['color-contrast', 'link-in-text-block'] }

/** The findings of all rules, of any impact, on the whole page in each of these windows. */
export async function findingsAt(page: Page, looks: readonly Look[]): Promise<string[]> {
  await addAxe(page)
  const findings: string[] = []
  for (const { theme, width, colorsOfOther } of looks) {
    await resize(page, { width, height: 900 })
    const found = [
      ...(await findingsIn(page, 'html', theme, targetSize)),
      ...(colorsOfOther ? await findingsIn(page, 'html', theme === 'light' ? 'dark' : 'light', colorRules) : [])
    ]
    findings.push(...found.map(({ text }) => `${width} px, ${text}`))
  }
  return findings
}

/**
 * Links in one list or table that sound the same and lead to different places. A screen reader's list of links names neither the
 * row nor the column.
 */
export async function ambiguousLinks(page: Page): Promise<string[]> {
  await addAxe(page)
  return page.evaluate(() => {
    const { setup, teardown, commons }: typeof axe = Reflect.get(window, 'axe')
    setup(document.documentElement)
    try {
      return [...document.querySelectorAll('main :is(table, ul, ol)')].flatMap((list) => {
        const shown = [...list.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => link.checkVisibility())
        const named = Map.groupBy(shown, (link) => commons.text.accessibleText(link))
        return [...named].flatMap(([name, links]) => {
          const targets = new Set(links.map(({ href }) => href))
          // A link that an open dialog hides from screen readers has no name.
          return name !== '' && targets.size > 1 ? [`«${name}» leads to ${[...targets].join(' and ')}`] : []
        })
      })
    } finally {
      teardown()
    }
  })
}

/** The library is half a megabyte, so a document that has it does not get it again. */
async function addAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
}

interface Finding {
  impact: axe.ImpactValue | undefined
  text: string
}

async function findingsIn(
  page: Page,
  part: string,
  theme: Theme,
  rules?: Pick<axe.RunOptions, 'rules' | 'runOnly'>
): Promise<Finding[]> {
  await page.emulateMedia({ colorScheme: theme })
  // Of the files that axe would fetch before it starts, only media have a rule that is on by default.
  const options = { resultTypes: ['violations'], preload: { assets: ['media'] }, ...rules } satisfies axe.RunOptions
  const violations = await page.evaluate(
    async ([selector, name, options]) => {
      // The app follows the system only once it is hydrated.
      document.documentElement.dataset.theme = name
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)))
      const { run }: Pick<typeof axe, 'run'> = Reflect.get(window, 'axe')
      const { violations } = await run(selector === 'html' ? document : selector, options)
      return violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')} — ${failureSummary}`)
      }))
    },
    [part, theme, options] as const
  )
  return violations.flatMap(({ id, impact, nodes }) => nodes.map((node) => ({ impact, text: `${theme} theme, ${id}: ${node}` })))
}
