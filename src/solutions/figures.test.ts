import { describe, expect, test } from 'vitest'
import { solutionTypes } from './addresses'
import { drawFigure, loadFrames } from './figures'
import { loadSolution } from './solutions'
import type { SolutionCopy } from './types'

/** Names of the drawings on a page, including the hero's. */
function shownFigures({ plates }: SolutionCopy): string[] {
  const blocks = plates.flatMap((plate) => plate.blocks)
  const figures = blocks.flatMap((block) => {
    if (block.kind === 'halves') return block.sides.flatMap((side) => ('figure' in side ? [side.figure] : []))
    if (block.kind === 'steps') return block.steps.map(({ figure }) => figure)
    return block.kind === 'wide' ? [block.figure] : []
  })
  return ['hero', ...figures]
}

describe.each(solutionTypes)('the page «%s»', (type) => {
  describe.each(['zh-CN', 'en-US'] as const)('in %s', (locale) => {
    test('shows every drawing that it has, and none that it does not have', async () => {
      const copy = await loadSolution(type, locale)
      expect(shownFigures(copy).toSorted()).toEqual(Object.keys(await loadFrames(type, copy.words)).toSorted())
    })

    test('has a hero of at most 12 KB with a number for each call-out, and nothing in it that is no number', async () => {
      const copy = await loadSolution(type, locale)
      const hero = await drawFigure(type, 'hero', copy.words)
      expect(new TextEncoder().encode(hero).length).toBeLessThanOrEqual(12 * 1024)
      const numbers = [...hero.matchAll(/class="g-no"[^>]*>(\d+)</g)].map((match) => Number(match[1]))
      expect(numbers).toEqual(copy.hero.callouts.map((_, index) => index + 1))
      for (const name of shownFigures(copy)) expect(await drawFigure(type, name, copy.words)).not.toMatch(/NaN|undefined/)
    })

    test('has the name of each vertex label within its vertex', async () => {
      const { words } = await loadSolution(type, locale)
      const model = await drawFigure(type, 'model', words)
      expect(model.match(/<text[^>]*class="g-name"/g)?.length).toBeGreaterThan(1)
    })

    test('has an anchor at its query, and repeats nothing within a plate', async () => {
      const { plates } = await loadSolution(type, locale)
      expect(plates.filter(({ id }) => id === 'query')).toHaveLength(1)
      const headlines = plates.map(({ headline }) => headline)
      expect(new Set(headlines).size).toBe(headlines.length)
    })
  })

  test('has no word for a drawing that none of them uses', async () => {
    const { words } = await loadSolution(type, 'zh-CN')
    const readKeys = new Set<string>()
    const recorder = new Proxy(words, {
      get: (target, key) => {
        if (typeof key === 'string') readKeys.add(key)
        return Reflect.get(target, key)
      }
    })
    await loadFrames(type, recorder)
    expect([...readKeys].toSorted()).toEqual(Object.keys(words).toSorted())
  })
})
