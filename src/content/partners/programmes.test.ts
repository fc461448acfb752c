import { expect, test } from 'vitest'
import { programmeDrawing } from './programme-drawing'
import { programmes } from './programs'

test('there is a programme for solutions, reselling, service and training, each with its own figure', () => {
  expect(programmes.map(({ id }) => id)).toEqual(['solution', 'reseller', 'service', 'training'])
  expect(new Set(programmes.map(programmeDrawing)).size).toBe(4)
})

test.each(programmes)(
  'every delivery of $id has its number on the figure once, and joins parties that are there',
  (programme) => {
    const markup = programmeDrawing(programme)
    const numbers = [...markup.matchAll(/class="g-no"[^>]*>(\d+)</g)].map((match) => Number(match[1]))
    expect(numbers).toEqual(programme.deliveries.map((_, index) => index + 1))
  }
)

test.each(programmes)('in $id the partner is marked once, and every party takes part', ({ parties, deliveries }) => {
  expect(parties.filter((party) => party.partner)).toHaveLength(1)
  const involved = new Set(deliveries.flatMap(({ from, to }) => [...from, ...to]))
  expect(parties.map(({ id }) => id).filter((id) => !involved.has(id))).toEqual([])
})

test('a delivery to nobody is refused', () => {
  const parties = [{ id: 'vendor', label: 'V', shape: 'circle' as const, x: 0, y: 0 }]
  const deliveries = [{ from: ['vendor'], to: ['nobody'], what: '', about: '' }]
  expect(() => programmeDrawing({ parties, deliveries })).toThrow('nobody')
})
