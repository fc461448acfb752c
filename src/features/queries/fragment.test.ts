import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exercises } from './copy/exercises'
import { dataSetIds } from './data-sets'
import { readExerciseFragment, readQueryFragment, writeExerciseFragment, writeQueryFragment } from './fragment'

test('a query and its data set come back from the address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(readQueryFragment(`#${writeQueryFragment('transfers', text)}`)).toEqual({
        dataSet: 'transfers',
        text,
        parameterLines: ''
      })
    })
  )
})

test('the lines that set parameters come back from the address, and an address without them stays as short as it was', () => {
  const parameterLines = ":param code => 'A2'"
  expect(readQueryFragment(writeQueryFragment('hops', 'RETURN $code', parameterLines))).toEqual({
    dataSet: 'hops',
    text: 'RETURN $code',
    parameterLines
  })
  expect(writeQueryFragment('hops', 'RETURN 1', '')).toBe(writeQueryFragment('hops', 'RETURN 1'))
})

test.each(dataSetIds)('the name of a data set comes back from the address: %s', (dataSet) => {
  expect(readQueryFragment(writeQueryFragment(dataSet, 'RETURN 1'))).toEqual({ dataSet, text: 'RETURN 1', parameterLines: '' })
})

test.each([['x'.repeat(8001)], ['字'.repeat(5000)]])(
  'a text that is too long for an address is not read from one: %#',
  (text) => {
    expect(readQueryFragment(writeQueryFragment('transfers', text))).toBeUndefined()
  }
)

test.each(['', '#', '#v1.abc', '#q1.', '#q1.%%%', '#q1.eyJhIjoxfQ', '#q2.W10', `#q1.${'a'.repeat(20_000)}`])(
  'a fragment that holds no query is ignored: %s',
  (fragment) => {
    expect(readQueryFragment(fragment)).toBeUndefined()
  }
)

test('no text of an address makes the page fail', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => readQueryFragment(`#q1.${text}`)).not.toThrow()
    })
  )
})

test('every question of the gallery comes back from its address', () => {
  for (const { id } of exercises) {
    expect(readExerciseFragment(`#${writeExerciseFragment(id)}`)).toBe(id)
    expect(readQueryFragment(writeExerciseFragment(id))).toBeUndefined()
  }
})

test.each(['', '#e1.', '#e2.ring', '#e1.Ring', '#e1.ring%20', `#e1.${'a'.repeat(41)}`, '#e1.ring\nring', '#x#e1.ring'])(
  'a fragment that names no question is ignored: %s',
  (fragment) => {
    expect(readExerciseFragment(fragment)).toBeUndefined()
  }
)
