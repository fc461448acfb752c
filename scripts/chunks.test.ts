import { expect, test } from 'vitest'
import { unmatchedRules } from './chunks'

const modules = [
  ...['shell_menu', 'nav_home', 'api_failed', 'page_title'].map((name) => `/galaxy/src/paraglide/messages/${name}.js`),
  ...['ui/link.tsx', 'ui/server-section.tsx', 'ui/page/columns.tsx', 'lib/locale.ts', 'contract/limits.ts'].map(
    (path) => `/galaxy/src/${path}`
  )
]

test('rules that all match something are up to date', () => {
  expect(unmatchedRules(modules, ['site', 'parts', 'markup', 'blocks', 'index'])).toEqual([])
})

test('a rule whose folder or messages were renamed is named', () => {
  const renamed = modules.map((id) => id.replace('src/lib/', 'src/library/').replace('nav_', 'menu_'))
  expect(unmatchedRules(renamed, ['site', 'markup', 'blocks'])).toEqual([
    'no module matches /paraglide\\/messages\\/nav_/',
    'no module matches /src\\/lib\\//',
    'there is no chunk parts'
  ])
})
