import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { facts, factsMarkdown } from './facts'
import { root } from './root'
import { numbersIn } from './voice/numbers'
import { siteTexts } from './voice/texts'

/** Texts about the vendor and the product. The others describe sample data, and state no number of the product. */
const areas =
  /^(messages\/(home|editions|partners|shell|stories)|content\/(editions|download|consult|partners|trial-promise|database)|products\/why|stories\/[12]|reports\/(hub|ldbc|method)) /

/** Numbers in these texts that say nothing of the product, by the beginning of their place. */
const others: Readonly<Record<string, string>> = {
  'messages/shell shell_': 'codes of errors',
  'messages/shell nav_solution_customer360': 'the name of a solution',
  'messages/home home_shape_power': 'the name of a test case',
  'stories/1 figure': 'the scale of the drawing',
  'messages/home home_hop': 'the drawn example',
  'messages/home home_results_axis': 'the ratio of two facts',
  'messages/home home_hero_proof': 'a fact given as a value',
  'features/editions/copy finder': 'examples of a reader’s requirements',
  'features/database/copy model': 'the drawn example',
  'features/database/copy query': 'the name of a standard',
  'features/database/copy storage': 'general remarks on graph storage',
  'products/why query': 'the drawn example',
  'products/why operations': 'how majorities count',
  'products/why ask': 'hops to test',
  'reports/method': 'the rules of the method',
  'reports/ldbc settings': 'definitions of the benchmark',
  'reports/ldbc scale': 'scales of the drawings',
  'reports/ldbc words': 'labels of the drawing',
  'reports/ldbc figure': 'the scale of the drawing',
  'reports/hub figure': 'the drawn example'
}

test('every number that the copy states of the product has a source', () => {
  const known = new Set(facts().map(({ value }) => Number(value)))
  const orphans = siteTexts()
    .filter(({ at }) => areas.test(at) && !Object.keys(others).some((place) => at.startsWith(place)))
    .flatMap(({ at, text }) =>
      [...numbersIn(text).digits].filter((number) => !known.has(number)).map((number) => `${at}: ${number} in “${text}”`)
    )
  expect(orphans).toEqual([])
})

test('every fact names a section of the specification or a file of the vendor', () => {
  expect(facts().filter(({ source }) => !/^(spec §\d(, §\d)*|the vendor’s file)$/.test(source))).toEqual([])
})

test('docs/facts.md is up to date; npm run facts writes it', () => {
  expect(readFileSync(join(root, 'docs/facts.md'), 'utf8')).toBe(factsMarkdown())
})
