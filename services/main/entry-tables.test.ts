import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { entryTables, publishedRows } from './entry-tables'

const conditionOn = (samples: 'shown' | 'hidden', table: keyof typeof entryTables) => {
  const condition = publishedRows(samples)(entryTables[table], 1)
  return condition ? new SQLiteSyncDialect().sqlToQuery(condition).sql : ''
}

test('an installation that hides samples reads none of them', () => {
  for (const kind of ['news', 'cases', 'videos', 'activities', 'research', 'articles', 'downloads', 'openings'] as const) {
    expect(conditionOn('hidden', kind)).toMatch(/"is_sample" = \?/)
    expect(conditionOn('shown', kind)).not.toContain('is_sample')
  }
})

test('what cannot be a sample is read as before', () => {
  for (const kind of ['slides', 'banners', 'synonyms'] as const)
    expect(conditionOn('hidden', kind)).toBe(conditionOn('shown', kind))
})
