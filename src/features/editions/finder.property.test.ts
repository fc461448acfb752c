import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type EditionId, editionFacts, editionIds, permissionLevels } from '~/content/editions'
import { abilities, type EditionFinding, findEdition, limitOf, quantities, type Requirements } from './finder'
import { finderFields, largestRequirement, readQuestion, ticked } from './finder-address'

const anyRequirements: fc.Arbitrary<Requirements> = fc.record(
  {
    ...Object.fromEntries(quantities.map((name) => [name, fc.integer({ min: 1, max: largestRequirement })])),
    permissions: fc.constantFrom(...permissionLevels),
    ...Object.fromEntries(abilities.map((name) => [name, fc.constant(true as const)]))
  },
  { requiredKeys: [] }
)

const of = (requirements: Requirements, id: EditionId): EditionFinding => {
  const found = findEdition(requirements).editions.find((edition) => edition.id === id)
  if (!found) throw new Error(`No finding for ${id}`)
  return found
}

describe.each(editionIds)('%s', (id) => {
  test.each(quantities)('holds as many %s as its limit, and not one more', (quantity) => {
    const limit = limitOf(id, quantity)
    if (typeof limit === 'number') {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: limit }), (wanted) => {
          expect(of({ [quantity]: wanted }, id).against).toEqual([])
        }),
        { examples: [[limit]] }
      )
      fc.assert(
        fc.property(fc.integer({ min: limit + 1, max: largestRequirement }), (wanted) => {
          expect(of({ [quantity]: wanted }, id).against).toEqual([{ need: quantity, verdict: 'exceeded', limit }])
        }),
        { examples: [[limit + 1]] }
      )
    } else {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: largestRequirement }), (wanted) => {
          const { against, toConfirm } = of({ [quantity]: wanted }, id)
          expect(against).toEqual([])
          expect(toConfirm).toEqual(limit === 'unstated' ? [quantity] : [])
        })
      )
    }
  })

  test('is ruled out by an ability that the specification does not list, and by no other', () => {
    const facts = editionFacts[id]
    expect(of({ ldap: true }, id).against.length === 0).toBe(facts.ldap === true)
    expect(of({ partitioned: true }, id).against.length === 0).toBe(facts.partitionedStorage === true)
    expect(of({ distributed: true }, id).against.length === 0).toBe(facts.algorithms.kind === 'distributed')
    expect(of({ commercial: true }, id).against.length === 0).toBe(facts.commercialUse !== false)
    expect(of({ permissions: 'graphs' }, id).against.length === 0).toBe(facts.permissions !== 'unstated')
    expect(of({ permissions: 'elements' }, id).against.length === 0).toBe(facts.permissions === 'elements')
  })
})

test('the answer is the smallest edition against which nothing speaks, or none where each has something against it', () => {
  fc.assert(
    fc.property(anyRequirements, (requirements) => {
      const { answer, editions } = findEdition(requirements)
      expect(editions.map(({ id }) => id)).toEqual(editionIds)
      expect(answer).toBe(editions.find(({ against }) => against.length === 0)?.id)
      for (const { id, judgements, against, toConfirm } of editions) {
        expect(judgements.map(({ need }) => need)).toEqual(finderFields.filter((field) => requirements[field] !== undefined))
        for (const judgement of against) expect(judgements).toContain(judgement)
        if (answer && editionIds.indexOf(id) < editionIds.indexOf(answer)) expect(against).not.toEqual([])
        expect(against.map(({ need }) => need).filter((need) => toConfirm.includes(need))).toEqual([])
      }
    })
  )
})

test('asking for less never leads to something against an edition that was not there before', () => {
  fc.assert(
    fc.property(anyRequirements, fc.constantFrom(...finderFields), (requirements, dropped) => {
      const fewer = { ...requirements }
      delete fewer[dropped]
      for (const id of editionIds) {
        const before = of(requirements, id).against.map(({ need }) => need)
        expect(of(fewer, id).against.map(({ need }) => need)).toEqual(before.filter((need) => need !== dropped))
      }
    })
  )
})

test('what is written into the address is read back as the same requirements', () => {
  fc.assert(
    fc.property(anyRequirements, fc.boolean(), (requirements, asText) => {
      const query = Object.fromEntries(
        Object.entries(requirements).map(([field, value]) => [
          field,
          value === true ? ticked : asText || typeof value === 'string' ? String(value) : value
        ])
      )
      const question = readQuestion(query)
      expect(question.requirements).toEqual(requirements)
      expect(question.fault).toBeUndefined()
    })
  )
})

test('whatever stands in the address, it is kept as text, and either understood or named as a fault', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...finderFields), fc.anything()), (query) => {
      const { typed, requirements, fault, isAsked } = readQuestion(query)
      expect(isAsked).toBe(Object.values(typed).some(Boolean))
      for (const field of finderFields) {
        if (requirements[field] !== undefined) expect(typed[field]).not.toBe('')
        else if (typed[field] && field === fault?.field) expect(fault.kind).toMatch(/^(number|whole|small|large|choice)$/)
      }
      expect(findEdition(requirements).editions).toHaveLength(4)
    })
  )
})
