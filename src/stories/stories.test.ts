import { expect, test } from 'vitest'
import { locales } from '~/contract/locale'
import { storySlides } from './slides'
import { loadStory, storyIds } from './stories'
import { drawStory } from './story-drawing'

test.each(locales)('every slide of the home page has its story with a figure in %s', async (locale) => {
  expect(storyIds.length).toBeGreaterThan(0)
  expect(storySlides(locale).map(({ id }) => String(id))).toEqual(storyIds)
  for (const id of storyIds) {
    const { figure } = await loadStory(id, locale)
    const drawn = await drawStory(id, figure.words)
    for (const word of figure.words) expect(drawn).toContain(word)
    expect(drawn).not.toMatch(/NaN|undefined/)
  }
})
