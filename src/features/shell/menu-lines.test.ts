import { afterAll, expect, test } from 'vitest'
import { type Locale, locales } from '~/contract/locale'
import { m } from '~/paraglide/messages'
import { getLocale, overwriteGetLocale } from '~/paraglide/runtime'
import { menuLine } from './menu-lines'
import { isMenu, linksOf, navigation } from './navigation'

/** Most characters that fit in one line of a column of a mega menu, 192 px of text at 12 px. */
const limits: Readonly<Record<Locale, number>> = { 'zh-CN': 15, 'en-US': 33 }

// Other files share the modules of this one.
const before = getLocale
afterAll(() => overwriteGetLocale(before))

test.each(locales)('every link of the menus has its own short line in %s, but for those to all of a kind', (locale) => {
  overwriteGetLocale(() => locale)
  const links = linksOf(navigation('https://forum.example').filter(isMenu))
  const lines = links.map((link) => ({ label: link.label(), line: menuLine(link) }))
  expect(lines.flatMap(({ label, line }) => (line ? [] : [label]))).toEqual([
    m.nav_all_products(),
    m.nav_all_demos(),
    m.nav_all_solutions()
  ])
  const stated = lines.flatMap(({ line = '' }) => (line ? [line] : []))
  expect(new Set(stated).size).toBe(stated.length)
  expect(stated.filter((line) => line.length > limits[locale])).toEqual([])
})
