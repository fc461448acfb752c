import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type EditionId, editionFacts, editionIds, permissionLevels } from '~/content/editions'
import { abilities, finderFields, quantities } from '~/contract/finder-fields'
import { type EditionFinding, findEdition, limitOf, type Requirements } from './finder'
import { maxRequirement, readQuestion, ticked } from './finder-address'

const anyRequirements: fc.Arbitrary<Requirements> = fc.record(
  {
    ...Object.fromEntries(quantities.map((name) => [name, fc.integer({ min: 1, max: maxRequirement })])),
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
  test.each(quantities)('fits up to its limit of %s and no more', (quantity) => {
    const limit = limitOf(id, quantity)
    if (typeof limit === 'number') {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: limit }), (wanted) => {
          expect(of({ [quantity]: wanted }, id).failed).toEqual([])
        }),
        { examples: [[limit]] }
      )
      fc.assert(
        fc.property(fc.integer({ min: limit + 1, max: maxRequirement }), (wanted) => {
          expect(of({ [quantity]: wanted }, id).failed).toEqual([{ need: quantity, verdict: 'exceeded', limit }])
        }),
        { examples: [[limit + 1]] }
      )
    } else if (quantity === 'nodes' && editionFacts[id].deployment === 'single-server') {
      fc.assert(
        fc.property(fc.integer({ min: 2, max: maxRequirement }), (wanted) => {
          expect(of({ nodes: wanted }, id).failed).toEqual([{ need: 'nodes', verdict: 'unlisted' }])
        })
      )
    } else {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: maxRequirement }), (wanted) => {
          const { failed, toTest } = of({ [quantity]: wanted }, id)
          expect(failed).toEqual([])
          expect(toTest).toEqual(limit === 'unstated' ? [quantity] : [])
        })
      )
    }
  })

  test('is ruled out only by abilities that the specification does not list', () => {
    const facts = editionFacts[id]
    expect(of({ ldap: true }, id).failed.length === 0).toBe(facts.ldap === true)
    expect(of({ partitioned: true }, id).failed.length === 0).toBe(facts.partitionedStorage === true)
    expect(of({ distributed: true }, id).failed.length === 0).toBe(facts.algorithms.kind === 'distributed')
    expect(of({ commercial: true }, id).failed.length === 0).toBe(facts.commercialUse !== false)
    expect(of({ permissions: 'graphs' }, id).failed.length === 0).toBe(facts.permissions !== 'unstated')
    expect(of({ permissions: 'elements' }, id).failed.length === 0).toBe(facts.permissions === 'elements')
  })
})

test('the answer is the smallest edition without a failed requirement, if any', () => {
  fc.assert(
    fc.property(anyRequirements, (requirements) => {
      const { answer, editions } = findEdition(requirements)
      expect(editions.map(({ id }) => id)).toEqual(editionIds)
      expect(answer).toBe(editions.find(({ failed }) => failed.length === 0)?.id)
      for (const { id, judgments, failed, toTest } of editions) {
        expect(judgments.map(({ need }) => need)).toEqual(finderFields.filter((field) => requirements[field] !== undefined))
        for (const judgment of failed) expect(judgments).toContain(judgment)
        if (answer && editionIds.indexOf(id) < editionIds.indexOf(answer)) expect(failed).not.toEqual([])
        expect(failed.map(({ need }) => need).filter((need) => toTest.includes(need))).toEqual([])
      }
    })
  )
})

test('fewer requirements never rule out another edition', () => {
  fc.assert(
    fc.property(anyRequirements, fc.constantFrom(...finderFields), (requirements, dropped) => {
      const fewer = { ...requirements }
      delete fewer[dropped]
      for (const id of editionIds) {
        const before = of(requirements, id).failed.map(({ need }) => need)
        expect(of(fewer, id).failed.map(({ need }) => need)).toEqual(before.filter((need) => need !== dropped))
      }
    })
  )
})

test('requirements survive a round trip through the address', () => {
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

test('any query is kept as entered and either parsed or reported as invalid', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...finderFields), fc.anything()), (query) => {
      const { input, requirements, fault, isSubmitted } = readQuestion(query)
      expect(isSubmitted).toBe(Object.values(input).some(Boolean))
      for (const field of finderFields) {
        if (requirements[field] !== undefined) expect(input[field]).not.toBe('')
        else if (input[field] && field === fault?.field) expect(fault.kind).toMatch(/^(number|whole|small|large|choice)$/)
      }
      expect(findEdition(requirements).editions).toHaveLength(4)
    })
  )
})
