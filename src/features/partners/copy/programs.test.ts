import { expect, test } from 'vitest'
import { programDrawing } from './program-drawing'
import { programs } from './programs'

test('there is a program for solutions, reselling, service and training, each with its own figure', () => {
  expect(programs.map(({ id }) => id)).toEqual(['solution', 'reseller', 'service', 'training'])
  expect(new Set(programs.map(programDrawing)).size).toBe(4)
})

test.each(programs)('every delivery of $id has its number on the figure once, and joins parties that are there', (program) => {
  const markup = programDrawing(program)
  const numbers = [...markup.matchAll(/class="g-no"[^>]*>(\d+)</g)].map((match) => Number(match[1]))
  expect(numbers).toEqual(program.deliveries.map((_, index) => index + 1))
})

test.each(programs)('in $id the partner is marked once, and every party takes part', ({ parties, deliveries }) => {
  expect(parties.filter((party) => party.partner)).toHaveLength(1)
  const involved = new Set(deliveries.flatMap(({ from, to }) => [...from, ...to]))
  expect(parties.map(({ id }) => id).filter((id) => !involved.has(id))).toEqual([])
})

test('a delivery to nobody is refused', () => {
  const parties = [{ id: 'vendor', label: 'V', shape: 'circle' as const, x: 0, y: 0 }]
  const deliveries = [{ from: ['vendor'], to: ['nobody'], what: '', about: '' }]
  expect(() => programDrawing({ parties, deliveries })).toThrow('nobody')
})
